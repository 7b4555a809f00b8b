import { onTouched } from '../touched/onTouched.ts'
import { whenIdle } from './whenIdle.ts'

/** Calls once the page is idle after the first interaction: until then nothing is prepared for one. Returns a function that cancels it. */
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
