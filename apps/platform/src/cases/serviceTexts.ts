import type { Words } from '../games/names.ts'

/** What the member reads when the deadline passed without a reply. */
export const lateAnswer: Words = {
  en: 'We did not reply in time. Your request has been escalated and has a new reply date.',
  km: 'យើងមិនបានឆ្លើយទាន់ពេលទេ។ អ្នកទទួលខុសត្រូវថ្នាក់លើកំពុងពិនិត្យសំណើរបស់អ្នក ដោយមានកាលកំណត់ថ្មី។',
  'zh-Hans': '我们未能按时答复。您的工单已转交上级处理，并设有新的期限。',
  ar: 'لم نرد في الموعد. ينظر في طلبك الآن مسؤول أعلى، وبمهلة جديدة.',
}

/** `{number}` is that of the request. */
export const newsTitle: Words = {
  en: 'Request {number}: customer service replied',
  km: 'សំណើ {number}៖ សេវាអតិថិជនបានឆ្លើយតប',
  'zh-Hans': '工单 {number}：客服已回复',
  ar: 'الطلب {number}: ردت خدمة العملاء',
}

/** `{number}` is that of the request. */
export const escalatedTitle: Words = {
  en: 'Request {number} was escalated',
  km: 'សំណើ {number} ត្រូវបានលើកទៅថ្នាក់លើ',
  'zh-Hans': '工单 {number} 已转交上级',
  ar: 'أُحيل الطلب {number} إلى مسؤول أعلى',
}
