import { chatLaunchHandlers } from './launch.ts'
import { chatTalkHandlers } from './talk.ts'

export const chatHandlers = { ...chatLaunchHandlers, ...chatTalkHandlers }
