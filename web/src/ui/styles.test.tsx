import { CacheProvider } from '@emotion/react';
import { Box } from '@mui/material';
import { render } from '@testing-library/react';
import { styles } from './styles';

const written = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');

it('the style sheet writes a prefix where Safari still wants one, and nowhere else', () => {
  render(
    <CacheProvider value={styles}>
      <Box sx={{ userSelect: 'none', display: 'flex' }} />
    </CacheProvider>,
  );
  expect(written()).toContain('-webkit-user-select: none; user-select: none;');
  expect(written()).toContain('display: flex;');
  expect(written().match(/-(webkit|moz|ms)-/g)).toHaveLength(1);
});
