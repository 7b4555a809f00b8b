import type { Call } from '@baize/api'
import { sendReports } from './sendReports.ts'

/**
 * Reports to the platform that a response broke the contract on its way to this page: a page of another version, or
 * something between the two. Which call and which page, and nothing of what was in it.
 */
export const reportAnswer = ({ id }: Pick<Call, 'id'>): void =>
  sendReports([{ type: 'broken-answer', body: { call: id } }])
