export { jobKind } from './kinds.ts'
export { type Jobs, openJobs } from './open.ts'
