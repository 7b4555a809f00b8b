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
  findsOutWhatWasDone,
  open,
  survivesAllReads,
  survivesClicking,
  survivesReading,
  survivesSending,
  survivesUploading,
} from './survives.tsx'
