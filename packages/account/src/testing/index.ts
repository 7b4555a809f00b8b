export {
  type Answer,
  type Answers,
  ScriptedPlatform,
  type ScriptedPlatformProps,
} from './ScriptedPlatform.tsx'
