import { Gamepad2 } from 'lucide'
import { icon } from '../icon.tsx'

export const GamepadIcon = /* @__PURE__ */ icon(Gamepad2)
