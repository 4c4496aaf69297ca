import type { Manual, ManualStatus, Notification } from '@contract';

const views: Partial<
  Record<ManualStatus, { type: Notification['type']; says: (filename: string) => string }>
> = {
  completed: {
    type: 'success',
    says: (filename) => `«${filename}» está listo: ya puedes preguntar.`,
  },
  ready: {
    type: 'info',
    says: (filename) => `«${filename}» está listo, salvo las páginas que no se han podido leer.`,
  },
  failed: {
    type: 'warning',
    says: (filename) => `«${filename}» no se ha podido leer. Mira en tus manuales qué hacer.`,
  },
};

/** Of a manual that has answered since, its owner knows that it can be asked. */
const isKnown = ({ status, lastQueriedAt }: Manual, settledAt: string): boolean =>
  status !== 'failed' && lastQueriedAt !== null && lastQueriedAt > settledAt;

/**
 * What the owner was promised word of: each manual that was read to the end, or given up. The id changes when it is read
 * again, and ends in its moment.
 */
export const manualNews = (manuals: readonly Manual[]): Notification[] =>
  manuals.flatMap((manual) => {
    const { id, status, settledAt, originalFilename } = manual;
    const view = views[status];
    // Also a moment that cannot be read: news has an age.
    if (!view || settledAt === null || Number.isNaN(Date.parse(settledAt))) return [];
    const message = view.says(originalFilename);
    return [
      {
        ...{ id: `manual-${id}-${settledAt}`, type: view.type, message, timestamp: settledAt },
        read: isKnown(manual, settledAt),
      },
    ];
  });
