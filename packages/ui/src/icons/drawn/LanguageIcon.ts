import { Globe } from 'lucide'
import { icon } from '../icon.tsx'

export const LanguageIcon = /* @__PURE__ */ icon(Globe)
