import { onTouched } from '../touched/onTouched.ts'
import { whenIdle } from './whenIdle.ts'

/** Calls once the page was touched and rests: until then nothing is made for a press. Gives how to call it off. */
export function whenTouched(call: () => void): () => void {
  let callOff = () => {}
  const leave = onTouched(() => {
    callOff = whenIdle(call)
  })
  return () => {
    leave()
    callOff()
  }
}
