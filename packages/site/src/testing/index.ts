export {
  defaultAnswers,
  defaultMember,
  defaultPermission,
  defaultTrial,
  hostileName,
} from './defaultAnswers.ts'
export { comeOnline, untilOnline } from './offline.ts'
export { PolicyContext, type PolicyProfile, underPolicy } from './policy.ts'
export {
  type Answer,
  type Answers,
  ScriptedPlatform,
  type ScriptedPlatformProps,
} from './ScriptedPlatform.tsx'
