import type { Words } from '../games/names.ts'

/** The messages about a scheduled report; `{name}` is what the agent calls it, `{days}` the days of the file. */
export const reportTexts = {
  ready: {
    title: {
      en: 'Scheduled report ready',
      km: 'របាយការណ៍តាមកាលវិភាគរួចរាល់ហើយ',
      'zh-Hans': '定时报表已生成',
      ar: 'التقرير المجدول جاهز',
    },
    text: {
      en: '{name} for {days} is ready. Rows: {rows}. You can download it until {until}.',
      km: '{name} សម្រាប់ {days} រួចរាល់ហើយ។ ចំនួនជួរ៖ {rows}។ អ្នកអាចទាញយកបានរហូតដល់ {until}។',
      'zh-Hans': '{name}（{days}）已生成，共 {rows} 行。可在 {until} 之前下载。',
      ar: 'تقرير {name} عن {days} جاهز. عدد الصفوف: {rows}. يمكنك تنزيله حتى {until}.',
    },
  },
  tooLong: {
    title: {
      en: 'Scheduled report too long',
      km: 'របាយការណ៍តាមកាលវិភាគវែងពេក',
      'zh-Hans': '定时报表行数过多',
      ar: 'التقرير المجدول أطول من الحد',
    },
    text: {
      en: '{name} has more than {rows} rows for {days}, so no file was made. Schedule it with more filters.',
      km: '{name} មានលើសពី {rows} ជួរសម្រាប់ {days} ដូច្នេះមិនមានឯកសារត្រូវបានបង្កើតទេ។ សូមកំណត់កាលវិភាគម្ដងទៀតដោយប្រើតម្រងបន្ថែម។',
      'zh-Hans': '{name}（{days}）超过 {rows} 行，未生成文件。请增加筛选条件后重新设置定时报表。',
      ar: 'يزيد تقرير {name} عن {days} على {rows} صف، لذلك لم يُنشأ ملف. جدوله بمزيد من عوامل التصفية.',
    },
  },
  stopped: {
    title: {
      en: 'Scheduled report paused',
      km: 'របាយការណ៍តាមកាលវិភាគត្រូវបានផ្អាក',
      'zh-Hans': '定时报表已暂停',
      ar: 'أُوقف التقرير المجدول مؤقتًا',
    },
    text: {
      en: '{name} for {days} could not be made. An account in its filter may have left your team. It is paused until you resume it.',
      km: 'មិនអាចបង្កើត {name} សម្រាប់ {days} បានទេ។ គណនីក្នុងតម្រងរបស់វាអាចលែងនៅក្នុងក្រុមអ្នក។ វាត្រូវបានផ្អាករហូតដល់អ្នកបន្តវាវិញ។',
      'zh-Hans': '无法生成 {name}（{days}）。筛选条件中的账号可能已不在您的团队。它已暂停，直到您恢复。',
      ar: 'تعذّر إنشاء تقرير {name} عن {days}. ربما غادر حساب في عوامل تصفيته فريقك. أُوقف مؤقتًا إلى أن تستأنفه.',
    },
  },
} as const satisfies Record<string, Readonly<Record<'title' | 'text', Words>>>
