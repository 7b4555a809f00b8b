import {
  cancelBonus,
  claimBonus,
  confirmLimit,
  createRecordExport,
  deleteMessages,
  exclude,
  markMessages,
  readMessages,
  redeemPromoCode,
  setLimit,
  withdrawLimitChange,
} from '@baize/api/calls'
import {
  button,
  choose,
  click,
  dialog,
  radio,
  survivesClicking,
  survivesSending,
  text,
} from '@baize/site/write-failures'
import { ToastRegion } from '@baize/ui'
import { composeStories } from '@storybook/react-vite'
import { page } from 'vitest/browser'
import * as bonusStories from '../bonus/BonusScreen.stories.tsx'
import { grant, noBonuses } from '../bonus/testing/fixtures.ts'
import * as inboxStories from '../inbox/InboxScreen.stories.tsx'
import * as limitStories from '../limits/LimitsScreen.stories.tsx'
import { asked, dayLimit, noLimits, paused } from '../limits/testing/fixtures.ts'
import * as recordStories from '../records/BettingRecordScreen.stories.tsx'

const limits = composeStories(limitStories)
const bonuses = composeStories(bonusStories)
const inbox = composeStories(inboxStories)
const records = composeStories(recordStories)

survivesSending({
  screen: <limits.SetAtOnce />,
  call: setLimit,
  answers: { limits: noLimits, setLimit: { ...noLimits, limits: [dayLimit] } },
  form: dialog('Deposits: A day'),
  values: { Amount: '200000' },
  submit: 'Set limit',
  done: text('The limit is now active.'),
})

survivesClicking({
  title: 'no limit any more',
  screen: <limits.SetAtOnce />,
  call: setLimit,
  answers: {
    limits: { ...noLimits, limits: [dayLimit] },
    setLimit: { ...noLimits, limits: [asked(false)] },
  },
  button: () => dialog('Deposits: A day')().getByRole('button', { name: 'Request no limit' }),
  done: text(/^Request saved\./),
})

survivesClicking({
  screen: <limits.HigherConfirmed />,
  call: confirmLimit,
  answers: {
    limits: { ...noLimits, limits: [asked(true)] },
    confirmLimit: { ...noLimits, limits: [{ ...dayLimit, amount: '400000.00' }] },
  },
  button: button('Confirm the higher limit'),
  done: text('The higher limit is now active.'),
})

survivesClicking({
  screen: <limits.HigherConfirmed />,
  call: withdrawLimitChange,
  answers: {
    limits: { ...noLimits, limits: [asked(true)] },
    withdrawLimitChange: { ...noLimits, limits: [dayLimit] },
  },
  button: button('Keep the lower limit'),
  done: text(/^The limit stays as it is\./),
})

const breaks = [
  { name: 'a break', kind: /Time-out/, days: '3', told: 'You are taking a break' },
  { name: 'self-exclusion', kind: /Self-exclusion/, days: '180', told: 'You have excluded yourself' },
]

for (const { name, kind, days, told } of breaks) {
  survivesSending({
    title: name,
    screen: <limits.BreakBegun />,
    call: exclude,
    answers: {
      limits: noLimits,
      exclude: {
        ...paused,
        exclusion: {
          kind: days === '3' ? 'timeOut' : 'selfExclusion',
          since: '2026-11-20T03:00:00Z',
          until: '2027-11-20T03:00:00Z',
        },
      },
    },
    open: async () => {
      await click(radio(kind))
      await choose('Duration', days)
    },
    values: {},
    chosen: { Duration: days },
    submit: 'Start break',
    confirm: 'Start break',
    done: text(told),
  })
}

survivesSending({
  screen: <bonuses.PromoCodeEntered />,
  call: redeemPromoCode,
  answers: { bonuses: noBonuses, redeemPromoCode: grant('offered') },
  values: { Code: 'EMERALD' },
  submit: 'Apply',
  done: text(/is ready to claim/),
})

survivesClicking({
  screen: <bonuses.Claimed />,
  call: claimBonus,
  answers: { claimBonus: grant('active') },
  button: button('Claim'),
  done: text(/^Bonus claimed\./),
})

survivesClicking({
  screen: <bonuses.GivenUp />,
  call: cancelBonus,
  answers: { cancelBonus: grant('cancelled') },
  button: button('Forfeit'),
  confirm: 'Forfeit',
  done: text(/^Bonus forfeited\./),
})

const message = (change: { read?: boolean; marked?: boolean }) => ({
  ...{ id: 'msg_1', kind: 'wallet' as const, title: 'Your withdrawal was paid', text: 'It is on its way.' },
  ...{ link: '', at: '2026-11-21T03:00:00Z', read: false, marked: false, ...change },
})

survivesClicking({
  title: 'all messages as read',
  screen: <inbox.Usual />,
  call: readMessages,
  answers: (done) => ({
    messages: () => ({
      rows: [message({ read: done() })],
      unread: done() ? 0 : 1,
      page: { next: null },
    }),
    readMessages: { unread: 0 },
  }),
  button: button('Mark all as read'),
  done: () => page.getByRole('button', { name: 'Mark all as read', disabled: true }),
})

const openMessage = () => click(button(/Your withdrawal was paid/))
const star = (pressed: boolean) => () => page.getByRole('button', { name: 'Star', pressed })

survivesClicking({
  title: 'a message with a star',
  screen: <inbox.Usual />,
  call: markMessages,
  answers: (done) => ({ messageDetail: () => message({ read: true, marked: done() }) }),
  open: openMessage,
  button: button('Star'),
  busy: () => page.getByRole('button', { name: 'Star', disabled: true }),
  stays: star(false),
  done: star(true),
})

survivesClicking({
  screen: <inbox.Usual />,
  call: deleteMessages,
  open: openMessage,
  button: button('Delete'),
  confirm: 'Delete',
  done: text('Message deleted.'),
})

survivesClicking({
  screen: (
    <>
      <records.SomeBets />
      <ToastRegion />
    </>
  ),
  call: createRecordExport,
  answers: {
    createRecordExport: {
      ...{ url: 'data:text/csv,bets', fileName: 'bets.csv', count: 57 },
      expiresAt: '2026-11-21T04:00:00Z',
    },
  },
  button: button('Save as CSV'),
  done: text('The file has 57 rows.'),
})
