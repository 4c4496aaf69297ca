/** Constants and limits of the specification's section 9, and those that the API adds. Each stands here once. */

const MEGABYTE = 1024 * 1024;

/** Largest manual, in bytes (50 MB). */
export const MAX_MANUAL_BYTES = 50 * MEGABYTE;
/** Largest manual attached in the add-vehicle dialog, in bytes (20 MB). */
export const MAX_ATTACHED_MANUAL_BYTES = 20 * MEGABYTE;
/** Largest request that Cloud Functions receives, in bytes; larger files go through an upload session. */
export const MAX_REQUEST_BYTES = 32 * MEGABYTE;
/** Largest JSON body, in bytes. */
export const MAX_JSON_BYTES = 64 * 1024;
/** A resumable upload is sent in pieces of this many bytes; Cloud Storage wants multiples of 256 KiB. */
export const UPLOAD_CHUNK_BYTES = 4 * MEGABYTE;

export const FIRST_VEHICLE_YEAR = 1900;
/** How many model years the selects offer. */
export const OFFERED_YEARS = 30;
/** Last model year that may be registered: the next one. */
export const lastVehicleYear = (now = new Date()): number => now.getFullYear() + 1;

export const MIN_PASSWORD_LENGTH = 6;
/** Of a person. */
export const MAX_NAME_LENGTH = 100;
export const MAX_QUESTION_LENGTH = 2000;
export const MAX_FILENAME_LENGTH = 255;
export const MAX_PROCESSING_MESSAGE_LENGTH = 500;
export const MAX_INVITATION_MESSAGE_LENGTH = 1000;

export const ONBOARDING_STEPS = 6;
/** Wait before an owner who finished the onboarding is sent home, in milliseconds. */
export const ONBOARDING_REDIRECT_MS = 100;
/** How often the list of manuals is asked for again, in milliseconds. */
export const MANUALS_REFRESH_MS = 30_000;
/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 5000;
export const MAX_LISTED_CHUNKS = 100;
/** Vehicles of other owners that one answer lists for a maintainer. */
export const MAX_LISTED_VEHICLES = 500;
/** Entries of the search history that one answer lists. */
export const MAX_LISTED_SEARCHES = 100;
/** Answers that an owner may keep for good: as many as one answer lists. */
export const MAX_SAVED_SEARCHES = MAX_LISTED_SEARCHES;
/** Of what an owner writes about an answer. */
export const MAX_FEEDBACK_NOTE_LENGTH = 500;
/** Widths of a page's pictures, in pixels: as it is shown first, and enlarged. */
export const PICTURE_WIDTHS = [900, 1400] as const;
/** Pictures of pages that are kept of one owner, in bytes (60 MB); the oldest go. */
export const MAX_PICTURE_BYTES = 60 * MEGABYTE;
/** Units that one page marks at most. */
export const MAX_MARKED_UNITS = 200;
export const MAX_FIND_LENGTH = 100;
/** Of what an owner writes to describe a warning light. */
export const MAX_DESCRIPTION_LENGTH = 200;
/** Places that one search within a manual lists. */
export const MAX_FOUND_PLACES = 50;
/** Titles of a manual's contents that are listed. */
export const MAX_LISTED_TITLES = 2000;
/** Life of an address that gives a manual's original, in milliseconds (5 minutes). */
export const ORIGINAL_LINK_MS = 5 * 60 * 1000;
/** Width of the confidence bar, in percent. */
export const CONFIDENCE_BAR = { high: 95, medium: 70, low: 40 } as const;

export const DEFAULT_LANGUAGE = 'es';

/** Name of the session cookie: the only one that Firebase Hosting forwards to a function. */
export const SESSION_COOKIE = '__session';
/** Life of a session, in milliseconds (5 days). */
export const SESSION_MS = 5 * 24 * 60 * 60 * 1000;
/** A session is only given for a sign-in that is at most this old, in milliseconds (5 minutes). */
export const RECENT_SIGN_IN_MS = 5 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** How long an archive of the owner's data stays, in milliseconds (24 hours). */
export const EXPORT_KEPT_MS = 24 * HOUR_MS;
/** Archives that an owner may ask for within that time. */
export const EXPORTS_PER_DAY = 5;
/** Life of an address that gives the archive, in milliseconds (5 minutes). */
export const EXPORT_LINK_MS = 5 * 60 * 1000;
/** How often the state of an archive that is being made is asked for, in milliseconds. */
export const EXPORT_REFRESH_MS = 2000;
/** How long an erased account is remembered by its uid, in milliseconds (8 days): upload sessions live for 7. */
export const ERASURE_KEPT_MS = 8 * 24 * HOUR_MS;
