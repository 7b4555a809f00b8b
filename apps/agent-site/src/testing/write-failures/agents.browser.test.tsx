import { sampleContract, sampleOffer, samplePreview } from '@baize/account/testing'
import {
  acceptContract,
  addSubUser,
  addTeamNote,
  answerBill,
  askTransfer,
  changeSubUser,
  collectBills,
  createInvite,
  createReportSchedule,
  createTransfer,
  deleteReportSchedule,
  disableSubUser,
  hourSalaryProcessing,
  offerContract,
  openAccount,
  openReportFile,
  pauseReportSchedule,
  payBills,
  payPlan,
  previewOffer,
  realtimeSalaryProcessing,
  removeSubUser,
  removeSubUserAuthenticator,
  removeTableView,
  removeTeamNote,
  requireSubUserAuthenticator,
  resetSubUserPassword,
  revokeInvite,
  saveTableView,
  setAutomaticPayment,
  setTableLayout,
  setTeamAlerts,
  setTeamTags,
  transferUpline,
  writeDispute,
} from '@baize/api/calls'
import { ScriptedPlatform } from '@baize/site/testing'
import {
  button,
  checkbox,
  click,
  dialog,
  heading,
  survivesClicking,
  survivesReading,
  survivesSending,
  text,
  type,
} from '@baize/site/write-failures'
import { DialogHost, ToastRegion } from '@baize/ui'
import { composeStories } from '@storybook/react-vite'
import { page } from 'vitest/browser'
import * as billStories from '../../features/bills/BillsScreen.stories.tsx'
import { HourlySalaryScreen, RealtimeSalaryScreen } from '../../features/bills/BillsScreen.tsx'
import {
  openDispute,
  sampleBill,
  sampleBillDetail,
  sampleConversation,
  sampleStanding,
} from '../../features/bills/testing/fixtures.ts'
import * as contractStories from '../../features/contracts/ContractsScreen.stories.tsx'
import * as downlineStories from '../../features/downline/DownlineScreen.stories.tsx'
import * as accountStories from '../../features/open-account/OpenAccountScreen.stories.tsx'
import * as betStories from '../../features/reports/TeamBetsScreen.stories.tsx'
import * as reportStories from '../../features/scheduled-reports/ScheduledReportsScreen.stories.tsx'
import { dailyBets, weeklyResults } from '../../features/scheduled-reports/testing/fixtures.ts'
import * as subUserStories from '../../features/sub-users/SubUsersScreen.stories.tsx'
import { cashier } from '../../features/sub-users/testing/fixtures.ts'
import * as todayStories from '../../features/today/TodayScreen.stories.tsx'
import * as askStories from '../../features/transfer/AskBack.stories.tsx'
import * as transferStories from '../../features/transfer/TransferScreen.stories.tsx'
import { TransferScreen } from '../../features/transfer/TransferScreen.tsx'
import { sampleNote } from '../fixtures/downline.ts'
import { sampleInvite } from '../fixtures/open-account.ts'

const bills = composeStories(billStories)
const contracts = composeStories(contractStories)
const accounts = composeStories(accountStories)
const downline = composeStories(downlineStories)
const asking = composeStories(askStories)
const subUsers = composeStories(subUserStories)
const reports = composeStories(reportStories)
const today = composeStories(todayStories)
const bets = composeStories(betStories)
const transfers = composeStories(transferStories)

survivesSending({
  screen: <accounts.Directly />,
  call: openAccount,
  answers: {
    openAccount: {
      ...{ id: 'mbr_9', account: 'sokdara1', accountType: 'member', joinedAt: '2026-11-21T03:04:05Z' },
    },
  },
  values: { Username: 'sokdara1', Nickname: 'The new one' },
  submit: 'Open the account',
  done: text('Account opened'),
})

survivesSending({
  screen: <accounts.LinkMade />,
  call: createInvite,
  answers: { createInvite: { ...sampleInvite, id: 'inv_9', uses: 0 } },
  values: { Note: 'For a friend' },
  submit: 'Create link',
  done: () => page.getByRole('textbox', { name: 'Address' }),
})

survivesClicking({
  screen: <accounts.Links />,
  call: revokeInvite,
  button: button('Revoke'),
  confirm: 'Revoke',
  done: text(`Link ${sampleInvite.code} revoked.`),
})

survivesClicking({
  screen: <downline.Notes />,
  call: addTeamNote,
  answers: { addTeamNote: sampleNote },
  open: () => type('Your note', 'Calls on Mondays'),
  button: button('Save note'),
  done: text('Note saved.'),
})

survivesClicking({
  screen: <downline.Notes />,
  call: removeTeamNote,
  answers: { removeTeamNote: { id: 'not_2' } },
  button: button('Remove note “Calls on Mondays”'),
  done: text('Note removed.'),
})

survivesClicking({
  screen: <downline.Tags />,
  call: setTeamTags,
  answers: { setTeamTags: { tags: ['vip'] } },
  button: button('Remove weekends'),
  done: text('Tags saved.'),
})

survivesClicking({
  screen: <bets.ViewSaved />,
  call: saveTableView,
  answers: {
    saveTableView: { id: 'viw_2', name: 'Slots', page: 'teamBets', search: 'gameType=RNG' },
  },
  open: async () => {
    await click(button('Views'))
    await type('View name', 'Slots')
  },
  button: button('Save this view'),
  done: text('View “Slots” saved.'),
})

survivesClicking({
  screen: <bets.ViewSaved />,
  call: removeTableView,
  answers: { removeTableView: { id: 'viw_1' } },
  open: () => click(button('Views')),
  button: button('Delete view Live'),
  done: text('View deleted.'),
})

survivesClicking({
  screen: <bets.ColumnsChosen />,
  call: setTableLayout,
  answers: {
    setTableLayout: { page: 'teamBets', hidden: ['vendor'], density: 'compact', widths: {} },
  },
  open: () => click(button('Columns')),
  button: checkbox('Vendor'),
  busy: text('Saving'),
  done: text('Saved to your account.'),
})

const sent = {
  ...{ id: 'trf_1', at: '2026-11-21T03:05:06Z', amount: '125.50', balance: '4799874.50' },
  ...{ toAccount: 'vibol2026', toBalance: '375.50' },
}

survivesSending({
  screen: <transfers.HowMuch />,
  call: createTransfer,
  answers: { createTransfer: sent },
  values: { Amount: '125.50', 'Payment password': '246810', Note: 'For the week' },
  submit: 'Review',
  confirm: 'Send now',
  done: heading('Receipt'),
})

survivesSending({
  screen: <asking.HowMuch />,
  call: askTransfer,
  values: { Amount: '20', Reason: 'As agreed' },
  submit: 'Send request',
  done: heading(/^Request sent to/),
})

const paid = {
  statuses: [{ state: 'issued' as const, count: 1, amount: '20.00' }],
  ...{ paidNow: '20.00', stillOwed: '0.00', balance: '80.00', more: false },
}

survivesSending({
  screen: <bills.UnpaidBill />,
  call: payBills,
  answers: { payBills: paid },
  open: () => click(button('Pay bill')),
  form: dialog('Pay bills'),
  values: { 'Payment password': '246810' },
  submit: 'Pay now',
  done: text('The bill is paid.'),
})

survivesReading({
  title: 'what a payment would do',
  screen: <bills.UnpaidBill />,
  call: payPlan,
  answers: {},
  open: () => click(button('Pay bill')),
  within: dialog('Pay bills'),
  done: text('Stays in your balance'),
})

survivesSending({
  screen: <bills.AutomaticPayment />,
  call: setAutomaticPayment,
  open: () => click(button('Automatic payment')),
  form: dialog('Automatic payment'),
  values: { Reserve: '75' },
  submit: 'Save rules',
  done: text('Rules saved.'),
})

survivesSending({
  screen: <today.LargeAmounts />,
  call: setTeamAlerts,
  open: () => click(button('Alert settings')),
  form: dialog('Large amount alerts'),
  values: { 'Minimum win': '750' },
  submit: 'Save',
  done: text('Amounts saved.'),
})

survivesSending({
  screen: <reports.FromAReport />,
  call: createReportSchedule,
  answers: { createReportSchedule: dailyBets },
  open: () => click(button('Schedule')),
  form: dialog('Schedule this report'),
  values: { Name: 'Every day' },
  submit: 'Schedule',
  done: text('Report scheduled. You get a message for each file.'),
})

survivesClicking({
  screen: <reports.Schedules />,
  call: pauseReportSchedule,
  answers: { pauseReportSchedule: { ...weeklyResults, paused: false } },
  button: button('Resume'),
  done: text('Schedule resumed.'),
})

survivesClicking({
  screen: <reports.Schedules />,
  call: deleteReportSchedule,
  answers: { deleteReportSchedule: { id: dailyBets.id } },
  button: button('Delete'),
  confirm: 'Delete',
  done: text('Schedule deleted.'),
})

survivesClicking({
  screen: <reports.FromAMessage />,
  call: openReportFile,
  answers: {
    openReportFile: {
      ...{ url: 'data:text/csv,bets', fileName: 'bets.csv', expiresAt: '2026-11-21T04:01:00Z' },
    },
  },
  button: button(/^Download$/),
  done: text('Download started.'),
})

survivesSending({
  title: 'disputing a bill',
  screen: <bills.Disputed />,
  call: answerBill,
  answers: (done) => ({
    answerBill: sampleBill({ answer: 'disputed' }),
    billDetail: () =>
      sampleBillDetail(
        sampleBill({
          id: 'bil_8',
          ...(done() ? { answer: 'disputed', answerReason: 'Two are missing', dispute: openDispute } : {}),
        }),
      ),
  }),
  open: () => click(button('Dispute')),
  values: { 'What’s wrong\\?': 'Two are missing' },
  submit: 'Submit dispute',
  done: text('You dispute this bill.'),
})

survivesSending({
  screen: <bills.DisputeAnswered />,
  call: writeDispute,
  answers: { writeDispute: sampleConversation },
  values: { 'Your message': 'Which ones?' },
  submit: 'Send',
  done: text('Message sent.'),
})

survivesClicking({
  title: 'a bill that is right',
  screen: <bills.Disputed />,
  call: answerBill,
  answers: (done) => ({
    answerBill: sampleBill({ answer: 'acknowledged' }),
    billDetail: () =>
      sampleBillDetail(sampleBill({ id: 'bil_8', ...(done() ? { answer: 'acknowledged' } : {}) })),
  }),
  button: button('Acknowledge'),
  done: text('You have acknowledged this bill.'),
})

survivesClicking({
  screen: <bills.PaidToMe />,
  call: collectBills,
  answers: { collectBills: paid },
  button: button('Collect all'),
  done: text('Collected to your balance.'),
})

const noBills = { bills: 0, amount: '0.00', paid: '0.00', owed: '0.00', unpaid: 0 }
const salaries = [
  { call: hourSalaryProcessing, kind: 'hourSalary', Screen: HourlySalaryScreen },
  { call: realtimeSalaryProcessing, kind: 'realtimeSalary', Screen: RealtimeSalaryScreen },
] as const

for (const { call, kind, Screen } of salaries) {
  survivesReading({
    screen: (
      <ScriptedPlatform site="agent" path="/agentHome/hourly-salary">
        <Screen />
        <ToastRegion />
      </ScriptedPlatform>
    ),
    call,
    answers: {
      bills: { rows: [], totals: noBills, page: { next: null } },
      billDays: { days: [] },
      contractFreeze: { frozen: false, reason: null, since: null, toPay: '0.00', exit: null, bills: [] },
      [call.id]: { ...sampleStanding, kind },
    },
    done: heading('Current period'),
  })
}

const offerOf = async () => {
  await type('Valid bet from', '1500000.00')
  await type('Loss from', '100000.00')
  await type('Share', '11')
}

survivesReading({
  title: 'what an offer would mean',
  screen: <contracts.OfferMade />,
  call: previewOffer,
  answers: { previewOffer: samplePreview },
  open: async () => {
    await offerOf()
    await click(button('Review the offer'))
  },
  within: () => page.getByRole('alertdialog'),
  done: text('If you accept'),
})

survivesSending({
  screen: <contracts.OfferMade />,
  call: offerContract,
  answers: { previewOffer: samplePreview, offerContract: { ...sampleOffer, version: 1 } },
  values: { 'Valid bet from': '1500000.00', 'Loss from': '100000.00', Share: '11' },
  submit: 'Review the offer',
  confirm: 'Send the offer',
  done: text(/^Offer sent/),
})

survivesSending({
  screen: <contracts.Offer />,
  call: acceptContract,
  answers: { acceptContract: sampleContract({ id: 'con_3', version: 3 }) },
  open: () => click(checkbox(/I have read the terms/)),
  values: { 'Payment password': '246810' },
  submit: 'Accept the contract',
  done: text('Contract accepted.'),
})

survivesSending({
  screen: (
    <ScriptedPlatform site="agent" path="/agentHome/transfer?way=up">
      <TransferScreen />
      <DialogHost />
    </ScriptedPlatform>
  ),
  call: transferUpline,
  answers: {
    agentTransfers: {
      ...{ upline: 'mekong888', rows: [], totals: { in: '0.00', out: '0.00' }, page: { next: null } },
    },
    transferRequests: { rows: [], page: { next: null } },
    transferUpline: { ...sent, toAccount: 'mekong888' },
  },
  values: { Amount: '15.00', 'Payment password': '246810', Note: 'Back' },
  submit: 'Review',
  confirm: 'Send now',
  done: heading('Receipt'),
})

survivesSending({
  screen: <subUsers.Several />,
  call: addSubUser,
  answers: { addSubUser: cashier },
  open: () => click(button('Add a sub-user')),
  values: {
    Username: 'sokhacash2',
    'Temporary password': 'River-stone-26',
    'Your payment password': '246810',
  },
  form: dialog(),
  submit: 'Add sub-user',
  done: text(/Sub-user .*sokhacash2.* added/),
})

const ofCashier = (name: string) => () =>
  page.getByRole('row', { name: /sokhacash.*Change permission/ }).getByRole('button', { name, exact: true })

survivesSending({
  screen: <subUsers.Several />,
  call: changeSubUser,
  answers: { changeSubUser: cashier },
  open: () => click(ofCashier('Change permission')),
  values: { 'Your payment password': '246810' },
  form: dialog(),
  submit: 'Save',
  done: text('Permission saved.'),
})

survivesSending({
  screen: <subUsers.Several />,
  call: resetSubUserPassword,
  answers: { resetSubUserPassword: cashier },
  open: () => click(ofCashier('Reset password')),
  values: { 'Temporary password': 'River-stone-27', 'Your payment password': '246810' },
  form: dialog(),
  submit: 'Reset password',
  done: text('Password reset.'),
})

survivesSending({
  screen: <subUsers.Several />,
  call: removeSubUserAuthenticator,
  answers: { removeSubUserAuthenticator: { ...cashier, authenticator: false } },
  open: () => click(ofCashier('Remove app')),
  values: { 'Your payment password': '246810' },
  form: dialog(),
  submit: 'Remove app',
  done: text('Authenticator app removed.'),
})

survivesSending({
  screen: <subUsers.Several />,
  call: requireSubUserAuthenticator,
  answers: { requireSubUserAuthenticator: {} },
  open: () => click(button('Require an authenticator app')),
  values: { 'Your payment password': '246810' },
  form: dialog(),
  submit: 'Require it',
  done: text('Authenticator app required.'),
})

survivesClicking({
  screen: <subUsers.Several />,
  call: disableSubUser,
  answers: { disableSubUser: { ...cashier, disabled: true } },
  button: ofCashier('Disable'),
  done: text('Sub-user disabled and signed out.'),
})

survivesClicking({
  screen: <subUsers.Several />,
  call: removeSubUser,
  answers: { removeSubUser: {} },
  button: ofCashier('Remove'),
  confirm: 'Remove',
  done: text('Sub-user removed.'),
})
