import { roomScreen } from '../../shared/roomScreen.tsx'
import { loadMessages } from './messages.ts'

/** Loaded with its messages when its tab is opened. */
export const Statement = roomScreen(
  () => import('./Statement.tsx').then((chunk) => chunk.Statement),
  loadMessages,
)
