export { toned } from '../private/tone.css.ts'
export { tokens } from './contract.css.ts'
export { below, canHover, from, lessMotion } from './media.ts'
