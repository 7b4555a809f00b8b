export { pruneEvents, type Resume, readSince } from './read.ts'
export { type MemberEvent, type NewEvent, recordEvent } from './record.ts'
export { tellEvent, watchMembers } from './watch.ts'
