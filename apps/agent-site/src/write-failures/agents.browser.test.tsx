import { ScriptedPlatform, sampleContract, sampleOffer, samplePreview } from '@baize/account/testing'
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
} from '@baize/account/write-failures'
import {
  acceptContract,
  answerBill,
  askTransfer,
  collectBills,
  createInvite,
  createTransfer,
  hourSalaryProcessing,
  noteTeamMember,
  offerContract,
  openAccount,
  payBills,
  payPlan,
  previewOffer,
  realtimeSalaryProcessing,
  revokeInvite,
  setAutomaticPayment,
  transferUpline,
} from '@baize/api/calls'
import { DialogHost, ToastRegion } from '@baize/ui'
import { composeStories } from '@storybook/react-vite'
import { page } from 'vitest/browser'
import * as billStories from '../bills/BillsScreen.stories.tsx'
import { HourlySalaryScreen, RealtimeSalaryScreen } from '../bills/BillsScreen.tsx'
import { sampleBill, sampleBillDetail, sampleStanding } from '../bills/samples.ts'
import * as contractStories from '../contracts/ContractsScreen.stories.tsx'
import * as accountStories from '../open-account/OpenAccountScreen.stories.tsx'
import { sampleInvite } from '../open-account/samples.ts'
import * as memberStories from '../team-members/TeamMembersScreen.stories.tsx'
import * as askStories from '../transfer/AskBack.stories.tsx'
import * as transferStories from '../transfer/TransferScreen.stories.tsx'
import { TransferScreen } from '../transfer/TransferScreen.tsx'

const bills = composeStories(billStories)
const contracts = composeStories(contractStories)
const accounts = composeStories(accountStories)
const members = composeStories(memberStories)
const asking = composeStories(askStories)
const transfers = composeStories(transferStories)

survivesSending({
  screen: <accounts.Directly />,
  call: openAccount,
  answers: {
    openAccount: {
      ...{ id: 'mbr_9', account: 'sokdara1', accountType: 'member', joinedAt: '2026-11-21T03:04:05Z' },
    },
  },
  values: { 'User name': 'sokdara1', Nickname: 'The new one' },
  submit: 'Open the account',
  done: text('The account is open'),
})

survivesSending({
  screen: <accounts.LinkMade />,
  call: createInvite,
  answers: { createInvite: { ...sampleInvite, id: 'inv_9', uses: 0 } },
  values: { Note: 'For a friend' },
  submit: 'Make the link',
  done: () => page.getByRole('textbox', { name: 'Address' }),
})

survivesClicking({
  screen: <accounts.Links />,
  call: revokeInvite,
  button: button('Revoke'),
  confirm: 'Revoke',
  done: text(`The link ${sampleInvite.code} is revoked.`),
})

survivesClicking({
  screen: (
    <>
      <members.Details />
      <ToastRegion />
    </>
  ),
  call: noteTeamMember,
  answers: { noteTeamMember: { note: 'Calls on Mondays' } },
  open: () => type('Your note', 'Calls on Mondays', dialog('chanthou_team')),
  button: button('Keep the note'),
  done: text('The note is kept.'),
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
  values: { Amount: '20', 'What it is for': 'As agreed' },
  submit: 'Ask for it',
  done: heading(/is asked\.$/),
})

const paid = {
  statuses: [{ state: 'issued' as const, count: 1, amount: '20.00' }],
  ...{ paidNow: '20.00', stillOwed: '0.00', balance: '80.00', more: false },
}

survivesSending({
  screen: <bills.UnpaidBill />,
  call: payBills,
  answers: { payBills: paid },
  open: () => click(button('Pay this bill')),
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
  open: () => click(button('Pay this bill')),
  within: dialog('Pay bills'),
  done: text('Stays in your balance'),
})

survivesSending({
  screen: <bills.AutomaticPayment />,
  call: setAutomaticPayment,
  open: () => click(button('Automatic payment')),
  form: dialog('Automatic payment'),
  values: { Reserve: '75' },
  submit: 'Keep these rules',
  done: text('The rules are kept.'),
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
          ...(done() ? { answer: 'disputed', answerReason: 'Two are missing' } : {}),
        }),
      ),
  }),
  open: () => click(button('Dispute it')),
  values: { 'What is wrong with it': 'Two are missing' },
  submit: 'Send the dispute',
  done: text(/disputes this bill:/),
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
  button: button('It is right'),
  done: text(/has acknowledged this bill\.$/),
})

survivesClicking({
  screen: <bills.PaidToMe />,
  call: collectBills,
  answers: { collectBills: paid },
  button: button('Collect what is ready'),
  done: text('What was ready is in your balance.'),
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
    done: heading('The running period'),
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
  done: text('What follows from accepting'),
})

survivesSending({
  screen: <contracts.OfferMade />,
  call: offerContract,
  answers: { previewOffer: samplePreview, offerContract: { ...sampleOffer, version: 1 } },
  values: { 'Valid bet from': '1500000.00', 'Loss from': '100000.00', Share: '11' },
  submit: 'Review the offer',
  confirm: 'Send the offer',
  done: text(/^The offer is sent/),
})

survivesSending({
  screen: <contracts.Offer />,
  call: acceptContract,
  answers: { acceptContract: sampleContract({ id: 'con_3', version: 3 }) },
  open: () => click(checkbox(/I have read the terms/)),
  values: { 'Payment password': '246810' },
  submit: 'Accept the contract',
  done: text('The contract is accepted.'),
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
