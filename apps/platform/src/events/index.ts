export { lastSequence, pruneEvents, readSince } from './read.ts'
export { recordEvent } from './record.ts'
export { notifyEvent, watchMembers } from './watch.ts'
