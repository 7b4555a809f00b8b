export { ScriptedNetwork } from '../testing/ScriptedNetwork.ts'
export {
  button,
  checkbox,
  choose,
  chooseNamed,
  choosePicture,
  click,
  dialog,
  dismissToasts,
  heading,
  hidden,
  radio,
  shown,
  status,
  text,
  type,
  until,
} from './actions.ts'
export {
  failures,
  failuresTold,
  findsOutWhatWasDone,
  open,
  survivesAllReads,
  survivesClicking,
  survivesReading,
  survivesSending,
} from './survives.tsx'
