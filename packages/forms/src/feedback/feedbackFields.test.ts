import { expect, test } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import {
  feedbackBody,
  feedbackFields,
  feedbackLength,
  feedbackRefusal,
  feedbackTopics,
  feedbackTypes,
} from './feedbackFields.ts'

const codes = (kind: 'feedback' | 'complaint', content: string) =>
  compileFields(feedbackFields(kind, feedbackLength))
    .check({ questionType: 'game', captcha: '1234', content })
    .map(({ field, code }) => `${field} ${code}`)

test('the question types are those of the platform', () => {
  expect(feedbackTopics.map((topic) => feedbackTypes[topic])).toEqual([1, 2, 3, 4, 6, 0])
})

test('a short question is taken, a long one is not; a complaint has a minimum length', () => {
  expect(codes('feedback', 'Hello')).toEqual([])
  expect(codes('feedback', 'x'.repeat(200))).toEqual([])
  expect(codes('feedback', 'x'.repeat(201))).toEqual(['content tooLong'])
  expect(codes('complaint', 'Hello')).toEqual(['content tooShort'])
  expect(codes('complaint', ` ${'x'.repeat(19)} `)).toEqual(['content tooShort'])
  expect(codes('complaint', 'x'.repeat(20))).toEqual([])
  expect(codes('feedback', ' \n ')).toEqual(['content required'])
})

test('what is missing is named, all of it', () => {
  const missing = compileFields(feedbackFields('feedback', feedbackLength)).check({})
  expect(missing.map(({ field }) => field)).toEqual(['questionType', 'content', 'captcha'])
})

test('the body has the number of the type and the captcha as it was solved', () => {
  const said = { questionType: 'applyAgent', content: 'How?', captchaId: 'c1' }
  expect(feedbackBody({ ...said, captcha: 'ab12' }, 'sokdara1')).toEqual({
    type: 6,
    content: 'How?',
    sender: 'sokdara1',
    captchaId: 'c1',
    captcha: 'ab12',
  })
  expect(feedbackBody({ ...said, questionType: 'other', proofNonce: '7' }, 's')).toEqual({
    type: 0,
    content: 'How?',
    sender: 's',
    captchaId: 'c1',
    proofNonce: '7',
  })
})

test('a problem with the type is shown at its field', () => {
  expect(feedbackRefusal({ problems: [{ field: 'type', code: 'choice' }] })).toEqual({
    problems: [{ field: 'questionType', code: 'choice' }],
  })
  expect(feedbackRefusal({ formProblem: 'Closed' })).toEqual({ formProblem: 'Closed' })
})
