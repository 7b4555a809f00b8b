export { CannotPlay, lasting } from './CannotPlay.tsx'
export { GameTable } from './GameTable.tsx'
export { loadMessages } from './messages.ts'
export { useLaunch } from './useLaunch.ts'
