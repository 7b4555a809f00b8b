import { LogOut } from 'lucide'
import { icon } from '../icon.tsx'

export const SignOutIcon = /* @__PURE__ */ icon(LogOut, { turns: true })
