// Contract texts with placeholders, such as `Name "{name}" is already in use`.

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

export type Values<Name extends string = string> = Readonly<Record<Name, string | number>>;

export type IsPlain<Text extends string> = [Placeholders<Text>] extends [never] ? true : false;

/** Rest parameter of a function that creates an error. Requires `values` if the error's text has placeholders. */
export type OptionsFor<Text extends string, Options> =
  IsPlain<Text> extends true
    ? [options?: Options]
    : [options: Options & { readonly values: Values<Placeholders<Text>> }];

export const fillIn = <Text extends string>(text: Text, values: Values<Placeholders<Text>>): string =>
  text.replace(/\{(\w+)\}/g, (_match, name: string) => String((values as Values)[name]));

/** Returns a function that creates the errors of a port from the reasons in the contract. */
export const errorFactory =
  <Reasons extends Record<keyof Reasons, { failure: string; text: string }>, PortError>(
    reasons: Reasons,
    PortError: new (failure: Reasons[keyof Reasons]['failure'], message: string, options: ErrorOptions) => PortError,
  ) =>
  <Reason extends keyof Reasons>(reason: Reason, ...[options]: OptionsFor<Reasons[Reason]['text'], ErrorOptions>) => {
    const { values = {}, cause }: ErrorOptions & { values?: Values } = options ?? {};
    const { failure, text } = reasons[reason];
    return new PortError(failure, fillIn<string>(text, values), { cause });
  };
