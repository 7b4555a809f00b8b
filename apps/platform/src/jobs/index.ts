export { type JobKind, jobKind } from './kinds.ts'
export { type Jobs, type OpenJobsOptions, openJobs } from './open.ts'
