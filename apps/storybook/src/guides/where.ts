/** A part of the product as people speak of it, and the story titles that show it. */
export interface Place {
  what: string
  titles: readonly string[]
}

/** Each title exists, or a test fails. */
export const places: readonly Place[] = [
  {
    what: 'Coming in: sign in, register, change the password',
    titles: [
      'Account/Sign in',
      'Account/Register',
      'Account/Change password',
      'Forms/Register form',
      'Forms/Ways to sign in',
      'Forms/Sign in by text message',
      'Forms/Extra verification',
      'Forms/Forgot password by e-mail',
      'Forms/Forgot password by mobile',
    ],
  },
  {
    what: 'The account’s own care',
    titles: [
      'Forms/Security centre',
      'Forms/Profile form',
      'Forms/Payment password form',
      'Forms/Feedback form',
    ],
  },
  {
    what: 'Money in and out',
    titles: [
      'Account/Deposit',
      'Account/Withdraw',
      'Forms/Deposit form',
      'Forms/Withdraw form',
      'Forms/Withdrawal confirmation form',
      'Forms/Wallet transfer form',
      'UI/Data/Timeline',
      'UI/Fields/AmountField',
    ],
  },
  {
    what: 'Points and promotions',
    titles: ['Forms/Redeem form', 'Forms/Convert points form', 'Forms/Promotion application form'],
  },
  {
    what: 'What was played and paid',
    titles: ['Account/Betting record', 'Account/Transaction record', 'UI/Data/Table'],
  },
  {
    what: 'The member site: first page, games, header and menu',
    titles: ['Member site/Home', 'Member site/Games/List', 'Member site/Shell', 'UI/Site/PageShell'],
  },
  {
    what: 'A game: its tile, strips of them, the frame it runs in',
    titles: ['UI/Gaming/GameTile', 'UI/Gaming/GameStrip', 'UI/Gaming/GameGrid', 'UI/Gaming/GameFrame'],
  },
  {
    what: 'Banners, notices, jackpots',
    titles: ['UI/Gaming/BannerCarousel', 'UI/Gaming/NoticeMarquee', 'UI/Gaming/JackpotCounter'],
  },
  {
    what: 'The balance in the header, the account menu, language and scheme',
    titles: ['UI/Site/BalancePill', 'UI/Site/AccountMenu', 'UI/Site/LanguageSelect', 'UI/Site/SchemeSwitch'],
  },
  {
    what: 'The agent site: team, members, transfers, opening accounts',
    titles: [
      'Agent site/Team overview',
      'Forms/Contract offer form',
      'Forms/Open account form',
      'Forms/Invite link form',
      'Forms/Team transfer form',
      'Agent site/Team members',
      'Agent site/Transfer',
      'Agent site/Open account',
      'Agent site/Agent centre',
    ],
  },
  { what: 'The agents’ first page', titles: ['Agent site/Landing'] },
  {
    what: 'Forms made from the platform’s rules',
    titles: [
      'Forms/Rules form',
      'Forms/Hand-made form',
      'Forms/Kinds of field',
      'Forms/Asked while typing',
      'Forms/Code that is sent',
      'Forms/Captcha',
      'Forms/Leaving',
      'Forms/Pattern table',
    ],
  },
  {
    what: 'Something is wrong or closed: maintenance, region, a page that broke',
    titles: ['Site/Closed page', 'Site/App boundary', 'UI/Site/StatusPage', 'UI/Feedback/ErrorState'],
  },
  {
    what: 'Dialogs and messages that come up',
    titles: ['UI/Modal/Dialog', 'UI/Modal/PopupDialog', 'UI/Feedback/Toast', 'UI/Feedback/Alert'],
  },
  {
    what: 'Nothing there yet, or still on its way',
    titles: ['UI/Feedback/EmptyState', 'UI/Feedback/Skeleton', 'UI/Feedback/Progress'],
  },
  {
    what: 'Numbers, money, dates in each language',
    titles: ['Language/Formats', 'UI/Text/Amount', 'UI/Text/DateTime'],
  },
]
