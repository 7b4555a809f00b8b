/**
 * How the operator's staff is called, in every language of the product. `anywhere` are refused as a part of a name,
 * with any characters between their letters; `whole` only as a word of their own, since as a part of one they are
 * something else ("Modesty", "supporter").
 */
export const staffWords: Readonly<
  Record<string, { readonly anywhere: readonly string[]; readonly whole: readonly string[] }>
> = {
  en: {
    anywhere: [
      'customer service',
      'customer support',
      'customer care',
      'administrator',
      'moderator',
      'help desk',
    ],
    whole: ['admin', 'support', 'staff', 'official', 'operator', 'system', 'mod', 'helpdesk'],
  },
  km: { anywhere: ['បម្រើអតិថិជន', 'សេវាអតិថិជន', 'អ្នកគ្រប់គ្រង', 'ផ្លូវការ', 'អេដមីន', 'បុគ្គលិក'], whole: [] },
  'zh-Hans': {
    anywhere: [
      '客服',
      '客户服务',
      '客戶服務',
      '管理员',
      '管理員',
      '官方',
      '工作人员',
      '工作人員',
      '版主',
      '运营商',
    ],
    whole: ['kefu'],
  },
  ar: {
    anywhere: ['خدمة العملاء', 'خدمة الزبائن', 'الدعم الفني', 'فريق الدعم', 'المشرف', 'المدير العام'],
    whole: ['الدعم', 'مشرف', 'ادمن', 'أدمن', 'الادارة', 'الإدارة', 'رسمي'],
  },
  'zh-Hant': { anywhere: ['客服', '客戶服務', '管理員', '官方', '工作人員', '版主', '營運商'], whole: [] },
  ja: {
    anywhere: ['カスタマーサービス', 'カスタマーサポート', 'サポート', '管理者', '運営', '公式'],
    whole: [],
  },
  th: {
    anywhere: ['แอดมิน', 'ฝ่ายบริการลูกค้า', 'บริการลูกค้า', 'ผู้ดูแลระบบ', 'เจ้าหน้าที่', 'พนักงาน', 'ทางการ'],
    whole: [],
  },
  vi: {
    anywhere: ['chăm sóc khách hàng', 'dịch vụ khách hàng', 'quản trị viên', 'hỗ trợ viên', 'nhân viên'],
    whole: ['cskh'],
  },
  my: { anywhere: ['ဖောက်သည်ဝန်ဆောင်မှု', 'အက်ဒမင်', 'စီမံခန့်ခွဲသူ', 'ဝန်ထမ်း'], whole: [] },
  es: {
    anywhere: ['servicio al cliente', 'atención al cliente', 'administrador', 'moderador'],
    whole: ['soporte', 'oficial', 'operador'],
  },
  hi: { anywhere: ['ग्राहक सेवा', 'ग्राहक सहायता', 'व्यवस्थापक', 'प्रशासक', 'आधिकारिक'], whole: ['एडमिन'] },
  id: { anywhere: ['layanan pelanggan', 'pengelola situs'], whole: ['petugas', 'resmi', 'bantuan'] },
  ko: {
    anywhere: ['고객센터', '고객지원', '고객서비스', '관리자', '운영자', '운영팀', '공식'],
    whole: ['직원'],
  },
  ms: {
    anywhere: ['khidmat pelanggan', 'perkhidmatan pelanggan', 'pentadbir'],
    whole: ['rasmi', 'kakitangan'],
  },
  pt: {
    anywhere: ['atendimento ao cliente', 'serviço ao cliente', 'apoio ao cliente', 'administração'],
    whole: ['suporte', 'oficial', 'atendimento'],
  },
  ta: { anywhere: ['வாடிக்கையாளர் சேவை', 'நிர்வாகி', 'அதிகாரப்பூர்வ'], whole: [] },
  fil: { anywhere: ['serbisyo sa customer', 'tagapangasiwa'], whole: ['opisyal', 'kawani'] },
  ur: { anywhere: ['کسٹمر سروس', 'کسٹمر سپورٹ', 'سرکاری عملہ'], whole: ['ایڈمن', 'منتظم'] },
  tr: {
    anywhere: ['müşteri hizmetleri', 'müşteri desteği', 'yönetici', 'moderatör'],
    whole: ['destek', 'resmi', 'yetkili'],
  },
  bn: { anywhere: ['গ্রাহক সেবা', 'গ্রাহক সহায়তা', 'প্রশাসক', 'অ্যাডমিন'], whole: [] },
  fa: { anywhere: ['خدمات مشتری', 'پشتیبانی', 'مدیر سایت', 'ناظر سایت'], whole: ['ادمین', 'رسمی'] },
  ru: {
    anywhere: ['служба поддержки', 'техподдержка', 'администратор', 'модератор', 'администрация'],
    whole: ['поддержка', 'админ', 'официальный', 'оператор', 'сотрудник'],
  },
  kk: { anywhere: ['қолдау қызметі', 'әкімші', 'клиенттерге қызмет'], whole: ['қолдау', 'ресми'] },
  uz: {
    anywhere: ['mijozlarga xizmat', 'mijozlarni qoʻllab-quvvatlash', 'maʼmur'],
    whole: ['rasmiy', 'xodim'],
  },
  lo: { anywhere: ['ບໍລິການລູກຄ້າ', 'ຜູ້ດູແລລະບົບ', 'ແອັດມິນ', 'ພະນັກງານ'], whole: [] },
  ne: { anywhere: ['ग्राहक सेवा', 'प्रशासक', 'आधिकारिक'], whole: [] },
  fr: {
    anywhere: ['service client', 'service clientèle', 'assistance client', 'administrateur', 'modérateur'],
    whole: ['officiel', 'assistance', 'opérateur'],
  },
  te: { anywhere: ['కస్టమర్ సేవ', 'కస్టమర్ సర్వీస్', 'నిర్వాహకుడు', 'అధికారిక'], whole: ['అడ్మిన్'] },
  sw: { anywhere: ['huduma kwa wateja', 'msimamizi'], whole: ['rasmi', 'mfanyakazi'] },
  mr: { anywhere: ['ग्राहक सेवा', 'प्रशासक', 'अधिकृत'], whole: ['अ‍ॅडमिन'] },
  gu: { anywhere: ['ગ્રાહક સેવા', 'સંચાલક', 'સત્તાવાર'], whole: ['એડમિન'] },
  pa: { anywhere: ['ਗਾਹਕ ਸੇਵਾ', 'ਪ੍ਰਬੰਧਕ', 'ਅਧਿਕਾਰਤ'], whole: ['ਐਡਮਿਨ'] },
  kn: { anywhere: ['ಗ್ರಾಹಕ ಸೇವೆ', 'ನಿರ್ವಾಹಕ', 'ಅಧಿಕೃತ'], whole: ['ಅಡ್ಮಿನ್'] },
  ml: { anywhere: ['ഉപഭോക്തൃ സേവനം', 'കസ്റ്റമർ സർവീസ്', 'ഔദ്യോഗിക'], whole: ['അഡ്മിൻ'] },
  si: { anywhere: ['පාරිභෝගික සේවා', 'පරිපාලක', 'නිල නිලධාරී'], whole: ['ඇඩ්මින්'] },
  mn: {
    anywhere: ['харилцагчийн үйлчилгээ', 'хэрэглэгчийн үйлчилгээ', 'администратор'],
    whole: ['админ', 'албан'],
  },
  ky: { anywhere: ['кардарларды тейлөө', 'колдоо кызматы', 'администратор'], whole: ['колдоо', 'расмий'] },
  az: { anywhere: ['müştəri xidməti', 'müştəri dəstəyi', 'inzibatçı'], whole: ['dəstək', 'rəsmi'] },
  am: { anywhere: ['የደንበኞች አገልግሎት', 'አስተዳዳሪ'], whole: ['አድሚን'] },
}
