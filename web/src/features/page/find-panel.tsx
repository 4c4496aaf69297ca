import { Box, Button, List, ListItemButton, ListItemText, Stack, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { findInManual, MAX_FIND_LENGTH, unitKeyText, type FoundPlace } from '@contract';
import { call } from '../../lib/api/api-client';
import { COLUMN } from '../../ui/column';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { TextInput } from '../../ui/text-input';

type Props = { manual: number; onGo: (page: number, marks: string) => void };

const SHORTEST = 2;

const useFound = (manual: number, words: string) =>
  useInfiniteQuery({
    queryKey: [findInManual.path, manual, words],
    queryFn: ({ pageParam, signal }) =>
      call(findInManual, {
        params: { id: manual },
        query: { q: words, after: pageParam > 0 ? String(pageParam) : undefined },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ places, hasMore, searchedTo }) =>
      hasMore ? (searchedTo ?? places.at(-1)?.page ?? null) : null,
    enabled: words.length >= SHORTEST,
  });

/** Finds words in the manual, as they are written. */
export function FindPanel({ manual, onGo }: Props) {
  const [text, setText] = useState('');
  const [words, setWords] = useState('');
  const found = useFound(manual, words);
  const places = found.data?.pages.flatMap((page) => page.places) ?? [];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setWords(text.trim());
  };
  return (
    <Box sx={{ maxWidth: COLUMN, mx: 'auto', p: { xs: 1.5, sm: 2 } }}>
      <Stack
        component="form"
        direction="row"
        role="search"
        aria-label="En el manual"
        onSubmit={submit}
        sx={{ gap: 1 }}
      >
        <TextInput
          label="Buscar en el manual"
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoFocus
          inputProps={{ maxLength: MAX_FIND_LENGTH, enterKeyHint: 'search' }}
        />
        <Button type="submit" variant="contained" disabled={text.trim().length < SHORTEST}>
          Buscar
        </Button>
      </Stack>
      {found.isFetching && places.length === 0 && (
        <SkeletonRows label="Buscando…" rows={4} height={44} />
      )}
      {found.error && places.length === 0 && (
        <ErrorState
          title="No se puede buscar"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1.5, px: 1 }}>
        {found.data && countOf(places, found.hasNextPage, words)}
      </Typography>
      {places.length > 0 && (
        <List aria-label="Encontrado">
          {places.map((place) => (
            <li key={place.unit.id}>
              <Found place={place} onGo={onGo} />
            </li>
          ))}
        </List>
      )}
      {found.hasNextPage && (
        <Button onClick={() => void found.fetchNextPage()} loading={found.isFetchingNextPage}>
          {places.length === 0 ? 'Seguir buscando' : 'Ver más'}
        </Button>
      )}
    </Box>
  );
}

function countOf(places: readonly FoundPlace[], hasMore: boolean, words: string): string {
  if (places.length === 0) {
    return hasMore
      ? `«${words}» no está en lo que llevamos buscado: este manual es muy largo.`
      : `«${words}» no está en este manual.`;
  }
  const number = hasMore ? `Más de ${places.length}` : String(places.length);
  return places.length === 1 && !hasMore ? '1 lugar' : `${number} lugares`;
}

const Found = ({ place, onGo }: { place: FoundPlace; onGo: Props['onGo'] }) => (
  <ListItemButton
    onClick={() => onGo(place.page, unitKeyText(place.unit))}
    sx={{ minHeight: 44, gap: 2, borderRadius: 1 }}
  >
    <ListItemText>
      {place.before}
      <Box
        component="mark"
        sx={{ bgcolor: 'marker.light', color: 'text.primary', fontWeight: 600 }}
      >
        {place.match}
      </Box>
      {place.after}
    </ListItemText>
    <Typography
      variant="body2"
      color="textSecondary"
      noWrap
      sx={{ flexShrink: 0, maxWidth: '35%' }}
    >
      {place.pageReference}
    </Typography>
  </ListItemButton>
);
