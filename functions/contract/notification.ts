import * as z from 'zod/mini';
import { moment } from './endpoint';

/** A message of the notifications menu. It lives in the browser only; no call carries it. */
const notificationSchema = z.object({
  id: z.string(),
  type: z.enum(['success', 'warning', 'info']),
  message: z.string(),
  timestamp: moment,
  read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;
