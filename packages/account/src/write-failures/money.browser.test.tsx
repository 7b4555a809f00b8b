import {
  answerTransferRequest,
  cancelWithdrawal,
  confirmWithdrawal,
  createDeposit,
  createWithdrawal,
  showIdentity,
  transferUpline,
  walletTransfer,
} from '@baize/api/calls'
import {
  button,
  choose,
  choosePicture,
  click,
  dialog,
  heading,
  radio,
  shown,
  survivesClicking,
  survivesSending,
  survivesUploading,
  text,
} from '@baize/site/write-failures'
import { composeStories } from '@storybook/react-vite'
import * as depositing from '../deposit/DepositScreen.stories.tsx'
import { after, deposit, methods } from '../deposit/testing/fixtures.ts'
import { transfer } from '../transfer/testing/fixtures.ts'
import * as upline from '../transfer/UplineTransferScreen.stories.tsx'
import * as wallets from '../transfer/WalletTransferScreen.stories.tsx'
import {
  documentShown,
  ended,
  lookedInto,
  paid,
  received,
  waiting,
  withdrawal,
} from '../withdraw/testing/fixtures.ts'
import * as withdrawing from '../withdraw/WithdrawScreen.stories.tsx'

const deposits = composeStories(depositing)
const withdrawals = composeStories(withdrawing)
const transfers = composeStories(upline)
const games = composeStories(wallets)

const ways = [
  { way: 'Local bank', values: { Amount: '40000' }, submit: 'Continue to payment' },
  {
    way: 'Mekong Pay',
    values: { Amount: '40000', 'Wallet phone number': '012345678' },
    submit: 'Continue to payment',
  },
  {
    way: 'USDT',
    network: 'TRC20',
    values: { Amount: '40000' },
    chosen: { Network: 'TRC20' },
    submit: 'Continue to payment',
  },
  { way: 'Voucher', values: { 'Voucher code': 'ABCDEFGH23456789' }, submit: 'Redeem voucher' },
]

for (const { way, network, ...form } of ways) {
  survivesSending({
    title: `a deposit by ${way}`,
    screen: <deposits.NoneYet />,
    call: createDeposit,
    answers: {
      depositMethods: { methods, bonuses: [] },
      createDeposit: deposit(),
      depositDetail: after('approved', { credited: '40000.00' }),
    },
    open: async () => {
      await click(radio(new RegExp(way)))
      if (network) await choose('Network', network)
    },
    ...form,
    done: heading('Your deposit'),
  })
}

survivesSending({
  title: 'a withdrawal',
  screen: <withdrawals.Requested />,
  call: createWithdrawal,
  answers: { createWithdrawal: withdrawal(), withdrawalDetail: withdrawal() },
  open: () => choose('Bank', 'MSB'),
  values: {
    Amount: '80000',
    'Account name': 'SOKHA CHAN',
    'Account number': '0001234321',
    'Payment password': '246810',
  },
  chosen: { Bank: 'MSB' },
  submit: 'Withdraw',
  confirm: 'Withdraw',
  done: heading('Your withdrawal'),
})

const before = (one: typeof paid) => ({
  withdrawals: { rows: [one], page: { next: null } },
  withdrawalDetail: one,
})

survivesSending({
  title: 'a withdrawal that came',
  screen: <withdrawals.Requested />,
  call: confirmWithdrawal,
  answers: { ...before(paid), confirmWithdrawal: received },
  open: async () => {
    await click(button('Show'))
    await click(radio(/The full amount arrived/))
  },
  values: {},
  submit: 'Confirm',
  confirm: 'Yes, received',
  done: heading('Withdrawal complete'),
})

survivesSending({
  title: 'a withdrawal of which a part came',
  screen: <withdrawals.Requested />,
  call: confirmWithdrawal,
  answers: { ...before(paid), confirmWithdrawal: lookedInto },
  open: async () => {
    await click(button('Show'))
    await click(radio(/Only part of it arrived/))
  },
  values: { 'Amount received': '30000' },
  submit: 'Confirm',
  done: heading('We’re looking into it'),
})

survivesClicking({
  screen: <withdrawals.Requested />,
  call: cancelWithdrawal,
  answers: { ...before(withdrawal()), cancelWithdrawal: ended('cancelled', 'cancelledByMember') },
  open: () => click(button('Show')),
  button: button('Cancel the withdrawal'),
  confirm: 'Cancel the withdrawal',
  done: text('Withdrawal cancelled.'),
})

survivesClicking({
  screen: <withdrawals.Requested />,
  call: showIdentity,
  answers: { ...before(waiting), showIdentity: documentShown },
  open: async () => {
    await click(button('Show'))
    await choosePicture('passport.png')
    await shown(text('Uploaded'))
  },
  button: button('Show the document'),
  stays: text('passport.png'),
  done: text('We are reviewing your document.'),
})

survivesUploading({
  title: 'a document',
  screen: <withdrawals.Requested />,
  answers: before(waiting),
  open: () => click(button('Show')),
  submit: 'Show the document',
})

survivesSending({
  screen: <transfers.Sent />,
  call: transferUpline,
  values: { Amount: '40000', 'Payment password': '246810', Note: 'For the table' },
  submit: 'Review',
  confirm: 'Send now',
  done: heading('Transfer complete'),
})

survivesSending({
  screen: <transfers.AskedAndRefused />,
  call: answerTransferRequest,
  open: async () => {
    await click(button('Answer'))
    await click(() => dialog('Requests to you')().getByRole('radio', { name: 'Send' }))
  },
  form: dialog('Requests to you'),
  values: { 'Payment password': '246810' },
  submit: 'Answer',
  done: text('Money sent.'),
})

survivesSending({
  title: 'a transfer to a vendor',
  screen: <games.Moved />,
  call: walletTransfer,
  answers: { walletTransfer: transfer() },
  open: () => choose('To', 'RIV'),
  values: { Amount: '40000' },
  chosen: { To: 'RIV' },
  submit: 'Review',
  confirm: 'Transfer',
  done: heading('Your transfer'),
})

survivesClicking({
  title: 'all money back from the vendors',
  screen: <games.Moved />,
  call: walletTransfer,
  answers: { walletTransfer: transfer() },
  button: button('Return all to main wallet'),
  done: text('The money is on its way to your main wallet.'),
})
