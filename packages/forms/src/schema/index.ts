export {
  type CompileSchemaOptions,
  compileSchema,
  fieldsOfSchema,
  SAID,
  type SchemaLook,
  type SchemaRules,
} from './compileSchema.ts'
export { type RulesPayload, rulesSchema } from './rulesSchema.ts'
export type { FieldMeta, FormSchema, SchemaOptions } from './schemaFields.ts'
