import { roomScreen } from '../../shared/roomScreen.tsx'
import { loadMessages } from './messages.ts'

/** Loaded with their messages when their tab is opened. */
export const TransfersFromFile = roomScreen(
  () => import('./TransfersFromFile.tsx').then((chunk) => chunk.TransfersFromFile),
  loadMessages,
)

export const AccountsFromFile = roomScreen(
  () => import('./AccountsFromFile.tsx').then((chunk) => chunk.AccountsFromFile),
  loadMessages,
)

export const OfferMany = roomScreen(
  () => import('./OfferMany.tsx').then((chunk) => chunk.OfferMany),
  loadMessages,
)

export const TagAccounts = roomScreen(
  () => import('./TagAccounts.tsx').then((chunk) => chunk.TagAccounts),
  loadMessages,
)

export { useGivenAccounts } from './givenAccounts.ts'
