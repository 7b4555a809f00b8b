/**
 * Arabic words of generated names, by the English ones. An adjective follows its noun and agrees with it: `m` and `f`
 * are its two forms, and what is no adjective follows either unchanged.
 */
type Gender = 'm' | 'f'

type Adjective = Readonly<Record<Gender, string>>
const alike = (word: string): Adjective => ({ m: word, f: word })
const both = (m: string, f: string): Adjective => ({ m, f })

const arabicAdjectives: Readonly<Record<string, Adjective>> = {
  Golden: both('ذهبي', 'ذهبية'),
  Silver: both('فضي', 'فضية'),
  Royal: both('ملكي', 'ملكية'),
  Lucky: both('محظوظ', 'محظوظة'),
  Wild: both('بري', 'برية'),
  Mystic: both('غامض', 'غامضة'),
  Ancient: both('عتيق', 'عتيقة'),
  Crystal: both('بلوري', 'بلورية'),
  Thunder: alike('الرعد'),
  Sacred: both('مقدس', 'مقدسة'),
  Hidden: both('خفي', 'خفية'),
  Eternal: both('أبدي', 'أبدية'),
  Burning: both('ملتهب', 'ملتهبة'),
  Frozen: both('متجمد', 'متجمدة'),
  Midnight: alike('منتصف الليل'),
  Sunrise: alike('الشروق'),
  Crimson: both('قرمزي', 'قرمزية'),
  Emerald: both('زمردي', 'زمردية'),
  Sapphire: alike('الياقوت الأزرق'),
  Jade: alike('اليشم'),
  Shining: both('لامع', 'لامعة'),
  Dancing: both('راقص', 'راقصة'),
  Brave: both('شجاع', 'شجاعة'),
  Swift: both('سريع', 'سريعة'),
  Grand: both('عظيم', 'عظيمة'),
  Tiny: both('صغير', 'صغيرة'),
  Giant: both('عملاق', 'عملاقة'),
  Magic: both('سحري', 'سحرية'),
  Starry: alike('النجوم'),
  Rainbow: alike('قوس قزح'),
  Stormy: both('عاصف', 'عاصفة'),
  Quiet: both('هادئ', 'هادئة'),
  Northern: both('شمالي', 'شمالية'),
  Southern: both('جنوبي', 'جنوبية'),
  Western: both('غربي', 'غربية'),
  Eastern: both('شرقي', 'شرقية'),
  Happy: both('سعيد', 'سعيدة'),
  Noble: both('نبيل', 'نبيلة'),
  Velvet: both('مخملي', 'مخملية'),
  Copper: both('نحاسي', 'نحاسية'),
}

/** Plurals of things agree as feminine ones do. */
const arabicNouns: Readonly<Record<string, readonly [word: string, gender: Gender]>> = {
  Reels: ['بكرات', 'f'],
  Fortune: ['ثروة', 'f'],
  Treasure: ['كنز', 'm'],
  Temple: ['معبد', 'm'],
  Dragon: ['تنين', 'm'],
  Tiger: ['نمر', 'm'],
  Elephant: ['فيل', 'm'],
  Lotus: ['لوتس', 'm'],
  Garden: ['حديقة', 'f'],
  River: ['نهر', 'm'],
  Mountain: ['جبل', 'm'],
  Palace: ['قصر', 'm'],
  Crown: ['تاج', 'm'],
  Jewel: ['جوهرة', 'f'],
  Pearl: ['لؤلؤة', 'f'],
  Phoenix: ['عنقاء', 'f'],
  Naga: ['ناغا', 'f'],
  Lantern: ['فانوس', 'm'],
  Festival: ['مهرجان', 'm'],
  Harvest: ['حصاد', 'm'],
  Voyage: ['رحلة', 'f'],
  Empire: ['إمبراطورية', 'f'],
  Legend: ['أسطورة', 'f'],
  Carnival: ['كرنفال', 'm'],
  Market: ['سوق', 'f'],
  Bells: ['أجراس', 'f'],
  Diamonds: ['ألماسات', 'f'],
  Coins: ['عملات', 'f'],
  Moon: ['قمر', 'm'],
  Island: ['جزيرة', 'f'],
  Rubies: ['ياقوتات', 'f'],
  Spins: ['دورات', 'f'],
  Table: ['طاولة', 'f'],
  Salon: ['صالون', 'm'],
  Lounge: ['استراحة', 'f'],
  Hall: ['قاعة', 'f'],
  Terrace: ['شرفة', 'f'],
  Suite: ['جناح', 'm'],
  Reef: ['شعاب', 'f'],
  Lagoon: ['بحيرة', 'f'],
  Harbour: ['ميناء', 'm'],
  Shoal: ['سرب', 'm'],
  Ocean: ['محيط', 'm'],
  Duel: ['مبارزة', 'f'],
  Showdown: ['مواجهة', 'f'],
  Rivals: ['منافسات', 'f'],
  Challenge: ['تحدٍّ', 'm'],
  Deck: ['رزمة', 'f'],
  Hand: ['يد', 'f'],
  Ace: ['آس', 'm'],
  Draw: ['سحب', 'm'],
  Quest: ['مهمة', 'f'],
  Jungle: ['غابة', 'f'],
  Racer: ['متسابق', 'm'],
  Robot: ['روبوت', 'm'],
  Pick: ['اختيار', 'm'],
  Balls: ['كرات', 'f'],
  Pair: ['زوج', 'm'],
  Drop: ['قطرة', 'f'],
  Flight: ['طيران', 'm'],
  Comet: ['مذنب', 'm'],
  Balloon: ['منطاد', 'm'],
  Kite: ['طائرة ورقية', 'f'],
  Jackpot: ['جائزة كبرى', 'f'],
  Millions: ['ملايين', 'f'],
  Vault: ['خزنة', 'f'],
  Baize: ['جوخ', 'm'],
  House: ['دار', 'f'],
  Original: ['أصل', 'm'],
  Rooster: ['ديك', 'm'],
  Ring: ['حلبة', 'f'],
  Spur: ['مهماز', 'm'],
  League: ['دوري', 'm'],
  Cup: ['كأس', 'f'],
  Masters: ['بطولات', 'f'],
  Arena: ['ساحة', 'f'],
}

const arabicLotteries: Readonly<Record<string, string>> = {
  'hanoi-one-minute': 'هانوي كل دقيقة',
  'hanoi-five-minutes': 'هانوي كل خمس دقائق',
  'saigon-one-minute': 'سايغون كل دقيقة',
  'saigon-five-minutes': 'سايغون كل خمس دقائق',
  'north-daily': 'يانصيب الشمال اليومي',
  'central-daily': 'يانصيب الوسط اليومي',
  'south-daily': 'يانصيب الجنوب اليومي',
  'mekong-hourly': 'ميكونغ كل ساعة',
  'bangkok-half-hour': 'بانكوك كل نصف ساعة',
  'manila-quarter': 'مانيلا كل ربع ساعة',
  'baize-classic': 'بايز الكلاسيكي',
  'evening-stars': 'نجوم المساء',
  'baize-rapid': 'بايز السريع',
  'baize-three': 'بايز كل ثلاث دقائق',
}

/** A word that the lists above must have: a name without it would be half English. */
function known<Word>(words: Readonly<Record<string, Word>>, key: string): Word {
  const word = words[key]
  if (word === undefined) throw new Error(`${key} has no Arabic word`)
  return word
}

/** A generated name in Arabic, of its English parts. */
export function arabicName(adjective: string, noun: string): string {
  const [word, gender] = known(arabicNouns, noun)
  return `${word} ${known(arabicAdjectives, adjective)[gender]}`
}

export const arabicLottery = (gameCode: string): string => known(arabicLotteries, gameCode)
