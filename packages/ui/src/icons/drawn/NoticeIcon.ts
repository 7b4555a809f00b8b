import { Megaphone } from 'lucide'
import { icon } from '../icon.tsx'

export const NoticeIcon = /* @__PURE__ */ icon(Megaphone)
