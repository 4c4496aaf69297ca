import createCache, { type StylisPlugin } from '@emotion/cache';

/**
 * The one prefix that browsers of this build's age (`target` in vite.config.ts) still want of what our styles and MUI's
 * say: Safari's. Emotion's own plugin tries every declaration for a dozen old browsers, a third of its work.
 */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** Where Emotion keeps the styles that it has written. */
export const styles = createCache({ key: 'css', stylisPlugins: [prefixUserSelect] });
