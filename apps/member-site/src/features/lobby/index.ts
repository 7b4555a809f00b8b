export { maxText } from './filters.ts'
export { GameResults } from './GameResults.tsx'
export { loadMessages } from './messages.ts'
export { useGamePages } from './useGamePages.ts'
