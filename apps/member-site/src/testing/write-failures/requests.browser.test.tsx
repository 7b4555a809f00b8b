import { contractAnswers, sampleContract, sampleDetail, sampleOffer } from '@baize/account/testing'
import {
  acceptContract,
  answerTermination,
  chatLaunch,
  closeCase,
  escalateCase,
  rejectContract,
  replyToCase,
  requestTermination,
} from '@baize/api/calls'
import {
  button,
  checkbox,
  click,
  dialog,
  status,
  survivesClicking,
  survivesReading,
  survivesSending,
  text,
} from '@baize/site/write-failures'
import { composeStories } from '@storybook/react-vite'
import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import * as caseStories from '../../features/cases/CasesScreen.stories.tsx'
import * as chatStories from '../../features/chat/Chat.stories.tsx'
import * as contractStories from '../../features/contracts/ContractPopup.stories.tsx'
import { fresh } from '../popups/actions.ts'

beforeEach(fresh)

const cases = composeStories(caseStories)
const chat = composeStories(chatStories)
const contracts = composeStories(contractStories)

const request = (state: 'answered' | 'escalated' | 'closed') => ({
  ...{ id: 'cas_1', number: 'BZ-2026-004711', type: 1 as const, state },
  ...{ openedAt: '2026-11-20T03:00:00Z', changedAt: '2026-11-21T03:00:00Z', deadlineAt: null },
  entries: [
    {
      ...{ id: 'e1', author: 'member' as const, text: 'My transfer is not here.' },
      ...{ at: '2026-11-20T03:00:00Z', images: [] },
    },
  ],
})

survivesSending({
  screen: <cases.Conversation />,
  call: replyToCase,
  answers: { caseDetail: request('answered'), replyToCase: request('answered') },
  values: { 'Your reply': 'It happened again' },
  submit: 'Send',
  done: text('Reply sent.'),
})

survivesClicking({
  screen: <cases.Conversation />,
  call: escalateCase,
  answers: (done) => ({
    caseDetail: () => request(done() ? 'escalated' : 'answered'),
    escalateCase: request('escalated'),
  }),
  button: button('Escalate'),
  done: status('Escalated'),
})

survivesClicking({
  screen: <cases.Conversation />,
  call: closeCase,
  answers: (done) => ({
    caseDetail: () => request(done() ? 'closed' : 'answered'),
    closeCase: request('closed'),
  }),
  button: button('Close request'),
  confirm: 'Close request',
  done: text('This request is closed.'),
})

survivesReading({
  screen: <chat.Usual />,
  call: chatLaunch,
  busy: status('Opening the chat'),
  done: () => page.getByTitle('Customer service'),
})

survivesSending({
  screen: <contracts.Offer />,
  call: acceptContract,
  answers: { acceptContract: sampleContract({ id: 'con_3', version: 3 }) },
  open: () => click(checkbox(/I have read the terms/)),
  form: dialog('Contract'),
  values: { 'Payment password': '246810' },
  submit: 'Accept the contract',
  done: text('Contract accepted.'),
})

survivesClicking({
  screen: <contracts.Offer />,
  call: rejectContract,
  answers: { rejectContract: { ...sampleOffer, state: 'denied' } },
  button: button('Reject the offer'),
  confirm: 'Reject',
  done: text('Offer rejected.'),
})

const running = (change: Parameters<typeof sampleContract>[0] = {}) => ({
  ...contractAnswers({ own: [sampleContract(change)] }),
  contractDetail: sampleDetail(sampleContract(change)),
})
const asked = { state: 'terminationRequested', terminationBy: 'party' } as const

survivesClicking({
  screen: <contracts.Offer />,
  call: requestTermination,
  answers: (done) => ({
    ...running(),
    contractDetail: () => sampleDetail(sampleContract(done() ? asked : {})),
    requestTermination: sampleContract(asked),
  }),
  button: button('Ask to end the contract'),
  confirm: 'Request to end',
  done: text('You asked to end it.'),
})

survivesClicking({
  title: 'taking back that a contract ends',
  screen: <contracts.Offer />,
  call: answerTermination,
  answers: (done) => ({
    ...running(asked),
    contractDetail: () => sampleDetail(sampleContract(done() ? {} : asked)),
    answerTermination: sampleContract(),
  }),
  button: button('Withdraw request'),
  done: button('Ask to end the contract'),
})

const ending = { endsAt: '2026-11-30T17:00:00Z', endReason: 'terminated' } as const

survivesClicking({
  title: 'agreeing that a contract ends',
  screen: <contracts.Offer />,
  call: answerTermination,
  answers: (done) => ({
    ...running({ ...asked, terminationBy: 'upline' }),
    contractDetail: () =>
      sampleDetail(sampleContract(done() ? ending : { ...asked, terminationBy: 'upline' })),
    answerTermination: sampleContract(ending),
  }),
  button: button('Agree to end it'),
  confirm: 'Agree',
  done: text('Both sides agreed to end it'),
})
