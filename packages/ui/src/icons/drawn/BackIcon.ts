import { ArrowLeft } from 'lucide'
import { icon } from '../icon.tsx'

export const BackIcon = /* @__PURE__ */ icon(ArrowLeft, { turns: true })
