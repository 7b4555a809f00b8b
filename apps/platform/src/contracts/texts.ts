import { nameIn, spokenIn, type Words } from '../games/names.ts'

/** A text that is agreed to: sections, each under its heading. */
interface ContractText {
  readonly title: Words
  readonly sections: readonly { readonly heading: Words; readonly text: Words }[]
}

/** The text that is agreed to now. A new wording is a new version: texts that were agreed to are never changed. */
export const textVersion = 'contract-2026-11'

/** Every text that was ever agreed to, by version. */
export const contractTexts: Readonly<Record<string, ContractText>> = {
  'contract-2026-11': {
    title: {
      en: 'Agreement on a contract between an upline and a downline',
      km: 'កិច្ចព្រមព្រៀងលើកិច្ចសន្យារវាងខាងលើ និងខាងក្រោម',
      'zh-Hans': '上级与下级之间的契约协议',
      ar: 'اتفاق على عقد بين الأعلى والأدنى',
    },
    sections: [
      {
        heading: { en: 'What is agreed', km: 'អ្វីដែលបានព្រមព្រៀង', 'zh-Hans': '协议内容', ar: 'ما يُتفق عليه' },
        text: {
          en: 'The terms of the version that was shown: its kind, period, base, tiers, shares, bounds, rule of carrying, and how bills are paid. Nothing that was said beside them is part of the contract.',
          km: 'លក្ខខណ្ឌនៃកំណែដែលបានបង្ហាញ៖ ប្រភេទ រយៈពេល មូលដ្ឋានគណនា ថ្នាក់ ភាគរយ កម្រិតអតិបរមា វិធានយកមកបន្ត និងរបៀបបង់វិក្កយបត្រ។ អ្វីដែលបាននិយាយក្រៅពីនេះ មិនមែនជាផ្នែកនៃកិច្ចសន្យាទេ។',
          'zh-Hans':
            '所示版本的条款：种类、周期、计算基数、档位、比例、上限、结转规则以及账单的支付方式。除此之外的任何说法都不属于契约。',
          ar: 'شروط الإصدار الذي عُرض: نوعه وفترته وأساسه وشرائحه وحصصه وحدوده وقاعدة الترحيل وكيفية دفع الفواتير. وما قيل سوى ذلك ليس جزءًا من العقد.',
        },
      },
      {
        heading: {
          en: 'How bills are made',
          km: 'របៀបធ្វើវិក្កយបត្រ',
          'zh-Hans': '账单的生成',
          ar: 'كيف تصدر الفواتير',
        },
        text: {
          en: 'A bill counts the settled bets of the party itself and of everyone below it, and what they were given in rebates, rewards and bonuses that became cash. It is made by the platform when its period closes, and follows from the terms and these figures alone. A bill that was made stays; what comes to light later is a correction of its own.',
          km: 'វិក្កយបត្ររាប់ការភ្នាល់ដែលបានទូទាត់របស់ភាគីខ្លួនឯង និងអ្នកខាងក្រោមទាំងអស់ ព្រមទាំងប្រាក់បង្វិល រង្វាន់ និងប្រាក់រង្វាន់ដែលក្លាយជាសាច់ប្រាក់។ ប្រព័ន្ធធ្វើវាពេលរយៈពេលបិទ តាមលក្ខខណ្ឌ និងតួលេខទាំងនេះតែប៉ុណ្ណោះ។ វិក្កយបត្រដែលបានធ្វើរួចមិនផ្លាស់ប្ដូរទេ អ្វីដែលរកឃើញពេលក្រោយជាការកែតម្រូវដាច់ដោយឡែក។',
          'zh-Hans':
            '账单计算该方本人及其所有下级的已结算注单，以及发放给他们的返水、奖励和已转为现金的奖金。周期结束时由平台生成，仅依据条款和这些数据。已生成的账单不变；之后发现的差异另作更正。',
          ar: 'تحسب الفاتورة الرهانات المحسومة للطرف نفسه ولكل من تحته، وما مُنح لهم من استردادات وجوائز ومكافآت صارت نقدًا. تصدرها المنصة عند انتهاء الفترة، ولا تتبع إلا الشروط وهذه الأرقام. الفاتورة التي صدرت تبقى؛ وما يظهر لاحقًا تصحيح قائم بذاته.',
        },
      },
      {
        heading: { en: 'Payment', km: 'ការបង់ប្រាក់', 'zh-Hans': '支付', ar: 'الدفع' },
        text: {
          en: 'Whoever gives the contract pays its bills from the own balance by the time that each bill names. A dividend that is not paid in time freezes the balance of whoever owes it until it is paid, and is paid first from whatever money comes in.',
          km: 'អ្នកផ្ដល់កិច្ចសន្យាបង់វិក្កយបត្រពីសមតុល្យខ្លួនឯង ត្រឹមពេលដែលវិក្កយបត្រនីមួយៗកំណត់។ ភាគលាភដែលមិនបានបង់ទាន់ពេល បង្កកសមតុល្យរបស់អ្នកជំពាក់រហូតដល់បង់រួច ហើយត្រូវបានបង់មុនគេពីប្រាក់ណាដែលចូល។',
          'zh-Hans':
            '契约的给予方须在每张账单注明的时间前，从本人余额支付账单。分红逾期未付时，付款方的余额将被冻结直至付清，并优先从其后的任何入账中支付。',
          ar: 'من يعطي العقد يدفع فواتيره من رصيده في الموعد الذي تحدده كل فاتورة. حصة الأرباح التي لا تُدفع في موعدها تجمّد رصيد من عليه دفعها حتى تُدفع، وتُدفع أولًا من أي مال يدخل.',
        },
      },
      {
        heading: {
          en: 'Changes and end',
          km: 'ការផ្លាស់ប្ដូរ និងការបញ្ចប់',
          'zh-Hans': '变更与终止',
          ar: 'التغيير والانتهاء',
        },
        text: {
          en: 'A new version holds from the first period after it is accepted. Either side may ask for the end of the contract; it ends with the running period once the other side agrees. A contract also ends when the upline’s own share falls below it, or the upline’s own contract ends.',
          km: 'កំណែថ្មីមានប្រសិទ្ធភាពពីរយៈពេលដំបូងបន្ទាប់ពីទទួលយក។ ភាគីណាមួយអាចស្នើបញ្ចប់កិច្ចសន្យា វាបញ្ចប់ជាមួយរយៈពេលដែលកំពុងដំណើរការ ពេលភាគីម្ខាងទៀតយល់ព្រម។ កិច្ចសន្យាក៏បញ្ចប់ដែរ ពេលភាគរយរបស់ខាងលើធ្លាក់ក្រោមវា ឬកិច្ចសន្យារបស់ខាងលើបញ្ចប់។',
          'zh-Hans':
            '新版本自接受后的第一个周期起生效。任何一方都可请求终止；另一方同意后，契约随当前周期结束。上级自己的比例低于本契约，或上级自己的契约结束时，本契约也随之结束。',
          ar: 'يسري الإصدار الجديد من أول فترة بعد قبوله. لأي طرف أن يطلب إنهاء العقد؛ وينتهي مع الفترة الجارية متى وافق الطرف الآخر. وينتهي العقد أيضًا إذا هبطت حصة الأعلى دونه أو انتهى عقد الأعلى نفسه.',
        },
      },
      {
        heading: { en: 'Consent', km: 'ការយល់ព្រម', 'zh-Hans': '同意', ar: 'الموافقة' },
        text: {
          en: 'Consent is given with the payment password. Who agreed, when, and to which text in which language is kept with the contract, with the text itself, and both sides can read it at any time.',
          km: 'ការយល់ព្រមផ្ដល់ដោយពាក្យសម្ងាត់បង់ប្រាក់។ អ្នកណាយល់ព្រម ពេលណា និងអត្ថបទណាជាភាសាអ្វី ត្រូវបានរក្សាទុកជាមួយកិច្ចសន្យា រួមទាំងអត្ថបទផ្ទាល់ ហើយភាគីទាំងពីរអាចអានវាបានគ្រប់ពេល។',
          'zh-Hans':
            '以支付密码表示同意。同意的人、时间、文本版本和语言连同文本本身与契约一并保存，双方可随时查阅。',
          ar: 'تُعطى الموافقة بكلمة مرور الدفع. ويُحفظ مع العقد من وافق ومتى وعلى أي نص وبأي لغة، مع النص نفسه، وللطرفين قراءته في أي وقت.',
        },
      },
    ],
  },
}

/** A text as it is read in a language, and in which language that is. */
export interface ReadText {
  readonly language: string
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
}

/** A text in the nearest language that it is written in; undefined for a version that never was. */
export function textIn(version: string, language: string): ReadText | undefined {
  const text = Object.hasOwn(contractTexts, version) ? contractTexts[version] : undefined
  if (!text) return undefined
  const { title, sections } = text
  const spoken = spokenIn(
    [title, ...sections.flatMap(({ heading, text: words }) => [heading, words])],
    language,
  )
  return {
    language: spoken,
    title: nameIn(title, spoken),
    sections: sections.map(({ heading, text: words }) => ({
      heading: nameIn(heading, spoken),
      text: nameIn(words, spoken),
    })),
  }
}
