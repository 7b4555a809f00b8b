/** What the preview loads with the first story, as one chunk. */
export { clearToasts } from '@baize/ui'
export { stageMessages } from './messages.ts'
export { underPolicyArgs } from './policy.ts'
export { Stage } from './Stage.tsx'
