import CheckIcon from '@mui/icons-material/CheckOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import TipIcon from '@mui/icons-material/LightbulbOutlined';
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, IconButton, Link, ListItem, Tooltip, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Notification } from '@contract';
import { formatDate } from '../../lib/format';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ageOf } from './age';
import { wantsOwner, type Item } from './notification-list';
import { isSampleId } from './samples';

const icons = {
  success: { Icon: SuccessIcon, label: 'Correcto', color: 'success.main' },
  warning: { Icon: WarningIcon, label: 'Aviso', color: 'warning.main' },
  info: { Icon: InfoIcon, label: 'Información', color: 'info.main' },
} as const satisfies Record<Notification['type'], unknown>;
const TIP = { Icon: TipIcon, label: 'Consejo', color: 'text.secondary' } as const;

/** Of what nobody has to see to there is no alarm. */
const markOf = ({ id, type }: Item) => (isSampleId(id) && type === 'info' ? TIP : icons[type]);

type Props = {
  item: Item;
  /** Milliseconds since 1970. */
  now: number;
  onRead: () => void;
  onDelete: () => void;
  /** The owner goes where the notification leads. */
  onFollow: () => void;
};

const DELETION = 'data-deletion';

/** What is unread, at the end of its first line. */
const dot = {
  ...{ position: 'absolute', right: 16, top: 19, width: 8, height: 8, borderRadius: '50%' },
  bgcolor: 'primary.main',
} as const;

/** Where the keyboard goes on when the control that was used goes away. */
const focusDeletion = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>(`[${DELETION}]`)?.focus();

/** One notification: its kind, what it says, how old it is, and what can be done with it. */
export function NotificationItem({ item, now, onRead, onDelete, onFollow }: Props) {
  const { message, timestamp, read, path } = item;
  const { Icon, label, color } = markOf(item);
  const isCalling = wantsOwner(item);
  return (
    <ListItem
      alignItems="flex-start"
      sx={{
        gap: 1.5,
        pl: 2,
        pr: 0.5,
        pt: 0.5,
        borderTop: 1,
        borderColor: 'divider',
        ...(isCalling && { bgcolor: 'background.default' }),
      }}
    >
      {!read && <Box aria-hidden sx={dot} />}
      <Icon titleAccess={label} sx={{ color, mt: 1.25, fontSize: 20 }} />
      <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
        <Typography variant="body2" sx={read ? { pr: 1.5 } : { pr: 3.5, fontWeight: 600 }}>
          {!read && <VisuallyHidden>Sin leer: </VisuallyHidden>}
          {path === null ? (
            message
          ) : (
            <Link component={RouterLink} to={path} color="inherit" onClick={onFollow}>
              {message}
            </Link>
          )}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography
            component="time"
            dateTime={timestamp}
            title={formatDate(timestamp)}
            variant="body2"
            color="textSecondary"
            sx={{ flexGrow: 1 }}
          >
            {ageOf(timestamp, now)}
          </Typography>
          {!read && (
            <Tooltip title="Marcar como leída">
              <IconButton
                aria-label={`Marcar como leída: ${message}`}
                onClick={({ currentTarget }) => {
                  focusDeletion(currentTarget.closest('li'));
                  onRead();
                }}
              >
                <CheckIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
          <Tooltip title="Eliminar">
            <IconButton
              {...{ [DELETION]: '' }}
              aria-label={`Eliminar: ${message}`}
              onClick={({ currentTarget }) => {
                const row = currentTarget.closest('li');
                focusDeletion(row?.nextElementSibling ?? row?.previousElementSibling);
                onDelete();
              }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
    </ListItem>
  );
}
