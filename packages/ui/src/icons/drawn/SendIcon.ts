import { Send } from 'lucide'
import { icon } from '../icon.tsx'

export const SendIcon = /* @__PURE__ */ icon(Send, { turns: true })
