export { type RulesPayload, rulesSchema } from './rulesSchema.ts'
