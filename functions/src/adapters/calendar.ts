import { createEvents, type EventAttributes } from 'ics';
import type { CalendarEvent } from '../domain/logbook/calendar-events';

const PRODUCT = 'guantera/plan';
/** In the morning, in whatever zone the calendar is looked at. */
const HOUR = 9;
const MAX_EVENTS = 500;

function attributesOf({ uid, date, title, text }: CalendarEvent): EventAttributes {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  return {
    ...{ uid, title, description: text, productId: PRODUCT, calName: 'Guantera' },
    start: [year, month, day, HOUR, 0],
    startInputType: 'local',
    startOutputType: 'local',
    // In hours: a day's duration is written so that some calendars refuse it.
    duration: { hours: 1 },
    busyStatus: 'FREE',
    alarms: [{ action: 'display', description: title, trigger: { minutes: 0, before: true } }],
  };
}

/** A calendar file of events. */
export function calendarFile(events: readonly CalendarEvent[]): string {
  const { error, value } = createEvents(events.slice(0, MAX_EVENTS).map(attributesOf));
  if (error || typeof value !== 'string') throw error ?? new Error('no calendar');
  return value;
}
