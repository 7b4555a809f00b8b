/** How far a component is: `experimental` ones may change in a minor version, see docs/versioning.md. */
type Status = 'stable' | 'experimental'

/** What docs/components.md says of a component beside what the code itself says. */
export interface ComponentNote {
  /** Keys that it knows, beside Tab. */
  keyboard: string
  /** Role and accessible name, as a screen reader has them. */
  role: string
  /** What it does not do. */
  limits: string
  status: Status
}

type Line = readonly [keyboard: string, role: string, limits: string, status?: Status]

/** Only read: no keys. */
const read = '–'
const none = '–'
const button = 'Enter, Space'
const link = 'Enter'
const typed = 'those of a text field'
const arrows = 'arrows, Home, End'
const dialogKeys = 'Escape closes; Tab stays within'

const lines: Readonly<Record<string, Line>> = {
  Accordion: [
    'Enter, Space; up and down arrows, Home, End',
    '`button` with `aria-expanded` in a heading; the title',
    'closed content is not mounted: find-in-page does not reach it',
  ],
  AccountMenu: ['as Menu', '`button` that opens a `menu`; `Account: name`', none],
  Alert: [
    'Enter, Space on its buttons',
    'none; status or alert where it has `announce`',
    'not for what the whole page says: InlineBanner',
  ],
  Amount: [read, 'text', none],
  AmountField: [typed, '`textbox`; the label', 'values are decimal strings, not numbers'],
  AnnouncementList: ['Enter, Space open and close', '`list`; the label', none],
  AnnouncementQueue: [dialogKeys, '`dialog`; the title', 'one at a time'],
  Art: [read, 'none: decoration', 'a closed list of motifs'],
  AspectRatio: [read, 'none', 'a closed list of ratios'],
  Avatar: [read, '`img`; the name', none],
  Badge: [read, 'text', none],
  BalancePill: [button, '`group` of `button`; Balance', none],
  BannerCarousel: [
    'Enter, Space on previous, next, pause and the dots',
    '`region` called a carousel, with a `group` for each banner; the label',
    'one banner in view; no arrow keys',
  ],
  BarChart: ['arrows, Home, End go from point to point', '`figure` with a summary, and a table', 'no zoom'],
  BottomBar: [link, '`navigation`; the label', 'at most five items'],
  Box: [read, 'none, or that of `as`', none],
  Breadcrumbs: [link, '`navigation`; the label', none],
  Button: [button, '`button`; its words', none],
  ButtonGroup: ['that of its buttons', '`group`; the label', 'each button is a stop of Tab: Toolbar is one'],
  Calendar: [
    'arrows by day and week, Page Up and Page Down by month, with Shift by year, Home, End',
    '`group` with a `grid`; the label and the month',
    'one day: a range is RangeCalendar',
    'experimental',
  ],
  CaptchaField: [typed, '`textbox`; the label', none],
  Card: [read, 'none, or that of `as`', none],
  ChatFrame: ['that of the page in it', '`region` with a frame; the title', 'of allowed origins only'],
  CheckboxField: ['Space', '`checkbox`; the label', none],
  CheckboxGroup: ['Space', '`group` of `checkbox`; the label', none],
  Code: [read, '`code`', none],
  CodeField: ['those of a text field; arrows, Home, End go between the digits', '`textbox`; the label', none],
  Collapse: [button, '`button` with `aria-expanded`; the label', 'closed content is not mounted'],
  Columns: [read, 'none', none],
  ComboboxField: [
    'up and down arrows, Page Up, Page Down, Enter, Escape; Alt with an arrow opens and closes',
    '`combobox` with a `listbox`; the label',
    'no sections; for up to twenty choices SelectField',
  ],
  CommandPalette: [
    'its shortcut; up and down arrows, Page Up, Page Down, Enter, Escape clears, then closes',
    '`dialog` with a `combobox` and a `listbox` in groups; the label',
    'one level; options are no links to assistive technology',
    'experimental',
  ],
  Container: [read, 'none', none],
  ContextMenu: [
    'the menu key or Shift+F10 on what has the focus in it; then as Menu',
    '`menu`; the label',
    'a shortcut: its actions need visible controls too; no submenus',
    'experimental',
  ],
  ContractCard: [button, '`article`; its title', none],
  CopyField: [button, '`textbox` that is read only, and a `button`; the label', none],
  CountBadge: [read, 'text for screen readers', none],
  Countdown: [read, '`timer`; the label', none],
  DataTable: ['as Table', 'as Table', 'on a phone, where rows are cards, columns have no width'],
  DateField: [
    'digits; arrows count and go between the parts; in the calendar as Calendar',
    '`group` of `textbox`; the label',
    'Gregorian days only',
  ],
  DateRangeField: ['as DateField', '`group`; the label', 'Gregorian days only'],
  DateTime: [read, '`time`', none],
  Dialog: [dialogKeys, '`dialog`, with several answers `alertdialog`; the title or the label', none],
  DialogHost: [dialogKeys, 'that of the dialogs in it', 'one for a page'],
  Divider: [read, '`separator`', none],
  Drawer: [dialogKeys, '`dialog`; the title or the label', none],
  EmptyState: [read, 'none; its words', none],
  ErrorState: [button, '`alert`; its words', none],
  ErrorSummary: [
    link,
    '`region` with a `list` of `link`; the title',
    'takes the focus instead of being announced',
  ],
  FieldFrame: ['that of its control', 'names and describes its control', none],
  FileUpload: [
    'Enter, Space open the chooser; buttons of each file',
    '`button` of a file input, a `list`, `alert` and `status`; the label',
    'sends nothing by itself; types are checked by name, what is in a file only by a server',
    'experimental',
  ],
  FloatingService: [
    'Enter; with several services as Popover',
    'a link, with several services a `button` that opens a `dialog`; Customer service',
    none,
  ],
  Footer: [link, '`contentinfo`', none],
  GameFrame: ['that of the game in it; buttons of its bar', 'a frame; the title', none],
  GameGrid: ['arrows, Home, End between tiles', '`list`; the label', none],
  GameStrip: ['left and right arrows, Home, End between tiles', '`list`; the label', none],
  GameTile: [button, '`button`; the name of the game. Another one for the favourite', none],
  Grid: [read, 'none', none],
  Header: [link, '`banner`', none],
  Heading: [read, '`heading`', none],
  HoverCard: [
    'the focus of its link opens it; Escape closes',
    'none: hidden from screen readers',
    'never the only place of what it shows; not on touch screens',
    'experimental',
  ],
  Html: [read, 'that of its elements', 'sanitised text only'],
  IconButton: [button, '`button`; the label', none],
  ImageUpload: [
    'Enter, Space open the chooser; buttons of each image',
    '`button` of a file input, and `alert`; the label',
    'PNG and JPEG; sends nothing by itself',
  ],
  InfoTip: ['Enter, Space and focus show it; Escape hides', '`button` with a description', 'text only'],
  Inline: [read, 'none', none],
  InlineBanner: [
    'Enter, Space on its buttons',
    '`region`; the label',
    'is not announced: Alert is',
    'experimental',
  ],
  JackpotCounter: [read, '`region`; the label', none],
  Kbd: [read, '`kbd`', none],
  KeyValueList: [read, 'terms and their definitions', none],
  LanguageSelect: ['as Menu, or as a `select`', '`button` that opens a `menu`; `Language: English`', none],
  Leaderboard: [read, '`table`; the caption', none],
  LineChart: ['arrows, Home, End go from point to point', '`figure` with a summary, and a table', 'no zoom'],
  Link: [link, '`link`; its words', none],
  LinkButton: [link, '`link`; its words', none],
  LiveClock: [read, '`timer`; not announced', none],
  LoadingOverlay: [read, '`status`; the label', none],
  Menu: [
    'Enter, Space, up and down arrows open; arrows, Home, End, type-ahead; Escape and Tab close',
    '`button` that opens a `menu`; the label',
    'no submenus, no checkbox items',
  ],
  MissionCard: [button, '`article`; its title', none],
  MotionSwitch: ['Space', '`switch`; its words', none],
  MultiSelect: [
    'as ComboboxField; Enter chooses and releases, Backspace removes the last; Delete on a chip',
    '`combobox` with a `listbox` of several; the label, described by what is chosen',
    'each chip is a stop of Tab; no free text',
    'experimental',
  ],
  NoticeMarquee: [button, '`region`; the label', 'stands still where less motion is wanted'],
  NumberField: ['digits; up and down arrows, Page Up, Page Down count', '`spinbutton`; the label', none],
  PageShell: ['Enter on the link that skips to the content', '`main` and the landmarks in it', none],
  Pagination: [link, '`navigation`; the label', none],
  PasswordChecklist: [read, '`list`; the label', none],
  PasswordField: [typed, '`textbox` of a password, and a `button` that shows it; the label', none],
  PhoneField: ['those of a list and a text field', '`combobox` of countries and `textbox`; the label', none],
  Popover: [
    'Enter, Space open; Escape closes; Tab stays within',
    '`button` that opens a `dialog`; the label',
    none,
  ],
  PopupDialog: [dialogKeys, '`dialog`; the title or the label', none],
  PresetRange: ['as SegmentedControl and DateRangeField', '`group`; the label', none],
  ProductCard: [button, '`article`; its name', none],
  Progress: [read, '`progressbar`; the label', none],
  PromotionCard: [link, '`article`; its title', none],
  QrCode: [read, '`img`; the label', none],
  RadioCards: [arrows, '`group` of `radio`; the label', none],
  RadioGroup: [arrows, '`group` of `radio`; the label', none],
  RangeCalendar: [
    'as Calendar; two days make a range, Escape takes the first one back',
    '`group` with a `grid`; the label and the month. What is to be chosen, and the range, are announced',
    'one month in view',
    'experimental',
  ],
  RedEnvelope: [button, '`button`; its words', none],
  RelativeTime: [read, '`time`', none],
  SchemeSwitch: [arrows, '`group` of `radio`; its words', 'for the page; a part of it: Theme'],
  ScrollArea: [
    'arrow keys and Page Up, Page Down, while it has more to show',
    '`region`; the label',
    'the scrollbar is the browser’s',
    'experimental',
  ],
  ScrollToTop: [button, 'a button, once the page is scrolled; its words', none],
  SearchField: ['Enter searches, Escape clears', '`searchbox`; the label', none],
  SegmentedControl: [arrows, '`radiogroup` of `radio`; the label', 'one of a few'],
  SelectField: ['those of the browser', '`combobox`, the browser’s own; the label', 'options are text'],
  ShareChart: [read, '`figure` with a summary, and a table', none],
  SideMenu: ['Escape closes it on a phone; links', '`navigation`, in a `dialog` on a phone', none],
  Skeleton: [read, 'none: hidden', none],
  Slider: [
    'arrows by a step, Page Up and Page Down by ten, Home, End',
    '`group` of `slider`; the label of each thumb',
    'one or two thumbs; its place is a style, so a server does not render it',
  ],
  Spinner: [read, 'none; status where it has a label', none],
  Stack: [read, 'none, or that of `as`', none],
  StatTile: [link, '`link` where it leads to a page; its words', none],
  StatusLabel: [read, 'text', none],
  StatusPage: [button, 'a heading and its words', none],
  Stepper: [read, '`list` with `aria-current`; the label', none],
  SwitchField: ['Space', '`switch`; the label', none],
  Table: [
    'arrows scroll; Enter, Space on headings that sort and rows that open; Space selects a row, with Shift a range; left and right arrows, Home, End, Enter on the edge of a heading',
    '`table` in a `region`; the caption. A checkbox for each row, a separator for each edge',
    'no grid navigation between cells',
  ],
  Tabs: [
    'left and right arrows, Home, End',
    '`tablist` of `tab`, each with a `tabpanel`; the label',
    'horizontal',
  ],
  Tag: ['Enter, Space, Delete, Backspace remove', 'text, and a `button`; `Remove label`', none],
  Text: [read, 'none, or that of `as`', none],
  TextAreaField: [typed, '`textbox`; the label', none],
  TextField: [typed, '`textbox`; the label', none],
  Theme: [
    read,
    'none',
    '`confirm()`, toasts and line heights are the page’s; a brand is applied by script',
    'experimental',
  ],
  TimeField: [
    'digits; arrows count hours and minutes; left and right go between the parts',
    '`group` of `textbox`, and a `combobox` for AM and PM; the label',
    'no seconds, no zone',
    'experimental',
  ],
  Timeline: [read, '`list`; the label', none],
  ToastRegion: [
    'F8 leads to the messages, Escape back; Enter, Space on their buttons',
    'a live region; Messages',
    'one for a page',
  ],
  ToggleButton: [button, '`button` with `aria-pressed`; its words', none],
  Toolbar: [
    `one stop of Tab; ${arrows}`,
    '`toolbar`; the label',
    'no controls of other kinds',
    'experimental',
  ],
  Tooltip: ['focus shows it; Escape hides', 'the description of its control', 'text only'],
  Tree: [
    'arrows, Home, End, Page Up, Page Down, type-ahead, `*`',
    '`tree` of `treeitem`; the label',
    'one choice',
  ],
  VendorCard: [button, '`article`; the name of the vendor', none],
  VipLadder: [read, '`list`; the label', none],
  VirtualGrid: ['that of its items', '`list`; the label', 'find-in-page reaches what is in view'],
  VirtualList: [
    'arrows scroll; that of its items',
    '`list`; the label',
    'find-in-page reaches what is in view',
  ],
  VirtualTable: [
    'arrows scroll; as Table on headings and their edges',
    '`table`; the caption. A separator for each edge',
    'find-in-page reaches what is in view; rows do not open',
  ],
  VisuallyHidden: [read, 'text', none],
  WinnerBoard: ['arrows scroll', '`group` with a `list`; the title', none],
}

/** What is written of each component, by its name. */
export const componentNotes: ReadonlyMap<string, ComponentNote> = new Map(
  Object.entries(lines).map(([name, [keyboard, role, limits, status = 'stable']]) => [
    name,
    { keyboard, role, limits, status },
  ]),
)
