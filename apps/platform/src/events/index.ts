export { lastSequence, pruneEvents, readSince } from './read.ts'
export { recordEvent } from './record.ts'
export { tellEvent, watchMembers } from './watch.ts'
