import { CircleQuestionMark } from 'lucide'
import { icon } from '../icon.tsx'

export const QuestionIcon = /* @__PURE__ */ icon(CircleQuestionMark)
