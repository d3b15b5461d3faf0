// Texts for search tests, the same in every run: service reports that share words with the judged passages, passages
// with identifiers, and pages without content.

export type Language = 'english' | 'german' | 'french' | 'chinese' | 'japanese';

interface Vocabulary {
  readonly sentences: readonly string[];
  readonly things: readonly string[];
  readonly places: readonly string[];
  readonly separator: string;
}

const vocabularies: Record<Language, Vocabulary> = {
  english: {
    separator: ' ',
    things: (
      'motor,belt,arm,controller,camera,gripper,housing,battery,cable,sensor,' +
      'gear,panel,switch,pump,valve,filter,conveyor,spindle,bearing,fan'
    ).split(','),
    places: 'Hamburg,Lyon,Osaka,Leeds,Turin,Austin,Malmo,Poznan'.split(','),
    sentences: [
      'During the visit to {place} the {thing} of line {number} was inspected and found in order.',
      'The customer asked whether the {thing} can be delivered together with a second {thing}.',
      'We measured {number} volts at the {thing} before the machine was switched on.',
      'The drawing of the {thing} is on page {number} of the folder in the office in {place}.',
      'The operator reported that the {thing} had been replaced {number} days ago.',
      'Part {code} was fitted next to the {thing}, as agreed by telephone.',
      'A message with the code {code} appeared once and did not come back after the restart.',
      'The hall in {place} was warm, and the {thing} ran for {number} hours without a stop.',
      'The invoice for the {thing} was handed to the office and will be paid by the parent company.',
      'Please send {number} pieces of {code} to {place} with the next order.',
    ],
  },
  german: {
    separator: ' ',
    things: (
      'Motor,Riemen,Arm,Steuerung,Kamera,Greifer,Gehäuse,Akku,Kabel,Sensor,' +
      'Getriebe,Bedienfeld,Schalter,Pumpe,Ventil,Filter,Förderband,Spindel,Lager,Lüfter'
    ).split(','),
    places: 'Hamburg,Lyon,Osaka,Leeds,Turin,Graz,Malmö,Posen'.split(','),
    sentences: [
      'Beim Besuch in {place} wurde {thing} der Linie {number} geprüft und für gut befunden.',
      'Der Kunde fragte, ob {thing} zusammen mit {thing} geliefert werden kann.',
      'Vor dem Einschalten der Maschine wurden {number} Volt an {thing} gemessen.',
      'Die Zeichnung zu {thing} liegt auf Seite {number} des Ordners im Büro in {place}.',
      'Der Bediener meldete, dass {thing} vor {number} Tagen getauscht wurde.',
      'Das Teil {code} wurde neben {thing} eingebaut, wie am Telefon besprochen.',
      'Die Meldung {code} erschien einmal und kam nach dem Neustart nicht wieder.',
      'Die Halle in {place} war warm, und {thing} lief {number} Stunden ohne Pause.',
      'Die Rechnung für {thing} ging an das Büro und wird von der Zentrale gezahlt.',
    ],
  },
  french: {
    separator: ' ',
    things: (
      'moteur,courroie,bras,armoire,caméra,pince,boîtier,batterie,câble,capteur,' +
      'engrenage,pupitre,interrupteur,pompe,vanne,filtre,convoyeur,broche,roulement,ventilateur'
    ).split(','),
    places: 'Hambourg,Lyon,Osaka,Leeds,Turin,Nantes,Malmö,Liège'.split(','),
    sentences: [
      'Lors de la visite à {place}, l’élément {thing} de la ligne {number} a été contrôlé et jugé conforme.',
      'Le client demande si la pièce {thing} peut être livrée avec la pièce {thing}.',
      'Nous avons mesuré {number} volts sur {thing} avant la mise en marche de la machine.',
      'Le plan de {thing} se trouve à la page {number} du classeur au bureau de {place}.',
      'L’opérateur signale que {thing} a été remplacé il y a {number} jours.',
      'La pièce {code} a été montée près de {thing}, comme convenu par téléphone.',
      'Le message {code} est apparu une fois et n’est pas revenu après le redémarrage.',
      'L’atelier de {place} était chaud, et {thing} a fonctionné {number} heures sans arrêt.',
      'La facture de {thing} a été remise au bureau et sera payée par la maison mère.',
    ],
  },
  chinese: {
    separator: '',
    things:
      '电机,皮带,机械臂,控制器,相机,夹具,外壳,电池,电缆,传感器,齿轮,面板,开关,水泵,阀门,过滤器,输送带,主轴,轴承,风扇'.split(
        ',',
      ),
    places: '汉堡,里昂,大阪,利兹,都灵,上海,深圳,成都'.split(','),
    sentences: [
      '在{place}现场检查了{number}号线的{thing}，状态良好。',
      '客户询问{thing}能否与{thing}一起交付。',
      '开机前在{thing}处测得{number}伏电压。',
      '{thing}的图纸在{place}办公室文件夹第{number}页。',
      '操作员报告{thing}在{number}天前更换过。',
      '按照电话约定，零件{code}安装在{thing}旁边。',
      '报警{code}出现一次，重启后没有再出现。',
      '{place}的车间温度较高，{thing}连续运行了{number}小时。',
      '{thing}的发票已交给办公室，由总公司支付。',
    ],
  },
  japanese: {
    separator: '',
    things: (
      'モーター,ベルト,アーム,コントローラー,カメラ,グリッパー,筐体,バッテリー,ケーブル,センサー,' +
      '歯車,パネル,スイッチ,ポンプ,バルブ,フィルター,コンベヤー,主軸,軸受,ファン'
    ).split(','),
    places: 'ハンブルク,リヨン,大阪,リーズ,トリノ,名古屋,仙台,福岡'.split(','),
    sentences: [
      '{place}を訪問し、{number}号ラインの{thing}を点検した結果、異常はありませんでした。',
      'お客様から{thing}を{thing}と一緒に納品できるか質問がありました。',
      '電源投入前に{thing}で{number}ボルトを測定しました。',
      '{thing}の図面は{place}の事務所のファイルの{number}ページにあります。',
      '作業者によると、{thing}は{number}日前に交換されました。',
      '電話で合意したとおり、部品{code}を{thing}の横に取り付けました。',
      'メッセージ{code}が一度表示されましたが、再起動後は出ませんでした。',
      '{place}の工場は暑く、{thing}は{number}時間連続で運転していました。',
      '{thing}の請求書は事務所に渡し、本社が支払います。',
    ],
  },
};

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns service reports of four to seven sentences. Their codes resemble `identifiers`. */
export function reports(language: Language, count: number): string[] {
  const next = randomNumbers(count);
  const below = (limit: number) => Math.floor(next() * limit);
  const { sentences, things, places, separator } = vocabularies[language];
  const oneOf = (values: readonly string[]) => values[below(values.length)] ?? '';
  const code = () =>
    oneOf([
      `E-${4700 + below(10)}0${below(10)}`,
      `AX-${2000 + below(90)}-${oneOf(['A', 'C', 'D'])}`,
      `ISO-${9000 + below(900)}-2`,
      `0x8007${below(9000) + 1000}`,
      `10.42.${below(6)}.${20 + below(200)}`,
      `v2.${below(12)}.${5 + below(20)}`,
      `SN-${1000 + below(9000)}-${1000 + below(9000)}`,
      `KB50${10_000 + below(9_000)}`,
      `CVE-2023-${1000 + below(9000)}`,
    ]);
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'thing') return oneOf(things);
      if (name === 'place') return oneOf(places);
      return name === 'code' ? code() : String(below(400) + 2);
    });
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 + below(4) }, () => fill(oneOf(sentences))).join(separator),
  );
}

/** Each identifier occurs in one chunk only. */
export const identifiers: readonly { readonly identifier: string; readonly text: string }[] = [
  ['E-4711', 'Fault E-4711 means that the supply voltage of axis 3 is too low.'],
  ['AX-2040-B', 'The bracket AX-2040-B replaces the older one since spring.'],
  ['ISO-13849-1', 'The door circuit meets ISO-13849-1 at performance level d.'],
  ['0x80070057', 'The driver installation ended with 0x80070057 on two computers.'],
  ['ERR_CONN_RESET_42', 'The log shows ERR_CONN_RESET_42 whenever the cable is moved.'],
  ['max_joint_velocity', 'Set max_joint_velocity to 80 for the first test run.'],
  ['getUserById', 'The integration calls getUserById for every badge that is read.'],
  ['10.42.7.19', 'The second cell has the address 10.42.7.19 in the machine network.'],
  ['v2.13.4', 'The defect was corrected in v2.13.4 and does not need a workaround.'],
  ['SN-7F3A-99Q1', 'The unit with the number SN-7F3A-99Q1 was exchanged on site.'],
  ['4006381333931', 'The carton carries the bar code 4006381333931 on its side.'],
  ['DE89370400440532013000', 'Refunds are paid from the account DE89370400440532013000.'],
  ['RFC7807', 'Error bodies of the interface follow RFC7807.'],
  ['ops@acme-robotics.example', 'Write to ops@acme-robotics.example for night shifts.'],
  ['com.acme.robot.ArmController', 'The trace names com.acme.robot.ArmController as the origin.'],
  ['KB5034441', 'After KB5034441 the panel did not start until the partition was enlarged.'],
  ['CVE-2024-3094', 'The gateway is not affected by CVE-2024-3094.'],
  ['M8x40', 'Four M8x40 hold the base plate.'],
  ['3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'The device reports 3f2504e0-4f89-11d3-9a0c-0305e82c3301.'],
  ['TR/2024/0815', 'The findings are in report TR/2024/0815.'],
].map(([identifier = '', text = '']) => ({ identifier, text }));

const subjects = [
  'Warranty',
  'Overheating of the arm',
  'Holding brake',
  'Battery storage',
  'Firmware update',
  'Lubrication of the gears',
  'Emergency stop button',
  'Lifting the machine',
  'Cleaning the housing',
  'Calibration after motor replacement',
  'Gripping force for glass',
  'Fixed IP address',
  'Forgotten password',
  'Ordering spare parts',
  'Serial number',
  'Disposal of old devices',
  'Grinding noise of the motor',
  'Exporting events for support',
  'Maximum load',
  'Paying invoices',
  'Operator course',
  'Returning goods',
  'Safety fence',
];

/** Tables of contents and index pages. They name every subject of the questions without explaining any. */
export const emptyPages: readonly string[] = [
  [
    'Contents',
    ...subjects.map((subject, index) => `${index + 1} ${subject} ${'.'.repeat(40 - index)} ${index * 3 + 5}`),
  ].join('\n'),
  ...subjects.map(
    (subject, index) => `${subject} . . . . . . . . . . . . . . ${index * 3 + 5}\n${subject}, 12, 14–16, 30`,
  ),
  subjects.map((subject, index) => `${subject}, ${index + 7}`).join('\n'),
];
