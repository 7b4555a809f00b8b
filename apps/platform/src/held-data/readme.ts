import { nameIn, type Words } from '../games/names.ts'
import type { Platform } from '../platform.ts'

/** Paragraphs of the file that says what is in a copy. `{name}` is the brand's, `{time}` a moment of UTC. */
const paragraphs: readonly Words[] = [
  {
    en: '{name}: a copy of the data held about your account, made on {time} (UTC).',
    km: '{name}៖ ច្បាប់ចម្លងទិន្នន័យដែលរក្សាទុកអំពីគណនីរបស់អ្នក បង្កើតនៅ {time} (UTC)។',
    'zh-Hans': '{name}：有关您账户的数据副本，生成于 {time}（UTC）。',
    ar: '{name}: نسخة من البيانات المحفوظة عن حسابك، أُعدّت في {time} (UTC).',
  },
  {
    en: 'Each .json file has one kind of data. If there is nothing of a kind, it has no file. Pictures you uploaded are in the “pictures” folder.',
    km: 'ឯកសារ .json នីមួយៗមានទិន្នន័យមួយប្រភេទ។ ប្រភេទណាដែលគ្មានទិន្នន័យ មិនមានឯកសារទេ។ រូបភាពដែលអ្នកបានបង្ហោះស្ថិតក្នុងថត “pictures”។',
    'zh-Hans': '每个 .json 文件包含一类数据；没有数据的类别没有文件。您上传的图片在“pictures”文件夹中。',
    ar: 'يحوي كل ملف .json نوعًا واحدًا من البيانات، وما لا بيانات فيه لا ملف له. الصور التي رفعتها في المجلد «pictures».',
  },
  {
    en: 'Times are in UTC. Amounts are in the currency of your account, points in points.',
    km: 'ពេលវេលាគិតជា UTC។ ចំនួនទឹកប្រាក់គិតជារូបិយប័ណ្ណនៃគណនីរបស់អ្នក ហើយពិន្ទុគិតជាពិន្ទុ។',
    'zh-Hans': '时间为 UTC。金额以您账户的币种计，积分以积分计。',
    ar: 'الأوقات بتوقيت UTC. والمبالغ بعملة حسابك، والنقاط بالنقاط.',
  },
  {
    en: 'Older bets and account entries may be in an archive. They are not in this copy; contact customer service for them.',
    km: 'ការភ្នាល់ និងប្រតិបត្តិការគណនីចាស់ៗអាចស្ថិតក្នុងបណ្ណសារ។ ទិន្នន័យទាំងនោះមិនមានក្នុងច្បាប់ចម្លងនេះទេ។ សូមទាក់ទងសេវាអតិថិជនដើម្បីសុំ។',
    'zh-Hans': '较早的投注和账目可能已归档，不在此副本中。如需查阅，请联系客服。',
    ar: 'قد تكون الرهانات وقيود الحساب الأقدم في الأرشيف، وليست في هذه النسخة. للحصول عليها تواصل مع خدمة العملاء.',
  },
  {
    en: 'Passwords, codes and data about other people are left out.',
    km: 'ពាក្យសម្ងាត់ លេខកូដ និងទិន្នន័យអំពីអ្នកដទៃ មិនត្រូវបានដាក់បញ្ចូលទេ។',
    'zh-Hans': '不含密码、验证码和他人的数据。',
    ar: 'لا تشمل هذه النسخة كلمات المرور ولا الرموز ولا بيانات أشخاص آخرين.',
  },
  {
    en: 'Keep this file safe: it has your personal details.',
    km: 'សូមរក្សាឯកសារនេះឱ្យមានសុវត្ថិភាព៖ ក្នុងនោះមានព័ត៌មានផ្ទាល់ខ្លួនរបស់អ្នក។',
    'zh-Hans': '请妥善保管此文件：其中有您的个人资料。',
    ar: 'احفظ هذا الملف في مكان آمن، ففيه بياناتك الشخصية.',
  },
]

/** What is in a copy of a member's data, in the member's language. */
export function readmeOf({ settings }: Pick<Platform, 'settings'>, language: string, at: Date): string {
  const time = at.toISOString().slice(0, 16).replace('T', ' ')
  return `\uFEFF${paragraphs
    .map((words) => nameIn(words, language))
    .map((text) => text.replace('{name}', () => settings.brand.name).replace('{time}', time))
    .join('\n\n')}\n`
}
