import type { Words } from '../games/names.ts'

/** The message about a higher limit whose waiting time is over. */
export const limitNews: Readonly<Record<'title' | 'text', Words>> = {
  title: {
    en: 'Confirm your higher limit',
    km: 'អ្នកអាចបញ្ជាក់ដែនកំណត់ខ្ពស់ជាងមុនបានហើយ',
    'zh-Hans': '您可以确认更高的限额了',
    ar: 'يمكنك الآن تأكيد الحد الأعلى',
  },
  text: {
    en: 'The waiting time is over. Confirm to raise the limit, or withdraw the request to keep it as it is.',
    km: 'រយៈពេលរង់ចាំបានចប់ហើយ។ ដែនកំណត់នឹងឡើងតែពេលអ្នកបញ្ជាក់ប៉ុណ្ណោះ។ ដើម្បីរក្សាដដែល សូមដកសំណើវិញ។',
    'zh-Hans': '等待时间已结束。只有您确认后限额才会提高；如要保持不变，请撤回申请。',
    ar: 'انتهت مدة الانتظار. لا يرتفع الحد إلا إذا أكدته؛ ولإبقائه كما هو اسحب الطلب.',
  },
}
