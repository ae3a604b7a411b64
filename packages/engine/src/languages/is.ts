import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Icelandic. */
export const is: Language = {
  code: 'is',
  months: monthList(
    `janúar|jan; febrúar|feb|febr; mars|mar; apríl|apr; maí; júní|jún; júlí|júl; ágúst|ágú; september|sept|sep; október|okt; nóvember|nóv; desember|des`,
  ),
  weekdays: list(`mánudagur|þriðjudagur|miðvikudagur|fimmtudagur|föstudagur|laugardagur|sunnudagur`),
  headings: {
    date: list(
      `dags.|dagsetning|bókunardagur|bókunardags.|bókunardagsetning|dagur|bókunard.|bókað|hreyfingardagur|dags. færslu|færsludagur|dags`,
    ),
    'value-date': list(`vaxtad.|vaxtadagur|vaxtadagsetning|vaxtadags.|gildisdagur|vaxtadags`),
    'transaction-date': list(`dags. viðskipta|viðskiptadagur|kaupdagur|dagsetning kaupa|dags. kaupa`),
    description: list(
      `skýring|texti|lýsing|skýringar|færsla|skýring færslu|færslur|skýringartexti|nánari skýring|söluaðili|færslutexti`,
    ),
    reference: list(
      `tilvísun|seðilnr.|seðilnúmer|tilvísunarnúmer|tilv.|tilv. nr.|færslunúmer|fylgiskjal|færslunr.|bunkanúmer|seðill|tékkanr.`,
    ),
    type: list(`tegund|tegund færslu|textalykill|færslulykill|færslutegund|tl.|flokkur færslu`),
    amount: list(
      `upphæð|fjárhæð|upphæð í isk|upphæð isk|upphæð færslu|upphæð (kr.)|hreyfing|upphæð kr.|fjárhæð í isk|út/inn|inn/út|úttekt/innborgun`,
    ),
    'money-in': list(`innborgun|inn|innborganir|kredit|innlagnir|innlögn|innborgað|innlegg|greiðslur inn|tekjur`),
    'money-out': list(`úttekt|út|úttektir|debet|útborgun|útgreiðsla|útborganir|útgjöld|gjöld|greiðslur út`),
    balance: list(`staða|staða reiknings|staða eftir færslu|eftirstöðvar|inneign|staða eftir|bókfærð staða|ný staða`),
    currency: list(`mynt|gjaldmiðill|myntkóði|mynt reiknings`),
    mark: list(`d/k|k/d|+/-`),
    fee: list(`þóknun|kostnaður|færslugjald|gjald|vsk`),
    net: list(`nettó`),
    gross: list(`brúttó`),
    category: list(`flokkur|flokkun`),
    counterparty: list(
      `viðtakandi|greiðandi|mótaðili|nafn viðtakanda|nafn greiðanda|nafn móttakanda|sendandi|nafn viðtakanda eða greiðanda`,
    ),
    'counterparty-account': list(
      `reikningur viðtakanda|mótreikningur|reikningur greiðanda|kt. viðtakanda|kennitala viðtakanda eða greiðanda`,
    ),
    note: list(`athugasemd|athugasemdir|viðbótarupplýsingar`),
    branch: list(`banki|útibú|banki/útibú|staður`),
    sequence: list(`nr.|númer|línunr.`),
    time: list(`tími|klukkan|kl.`),
    'foreign-amount': list(`erlend upphæð|upphæð í erlendri mynt|erl. upphæð|upphaflegt verð|upprunaleg upphæð`),
    rate: list(`gengi|vextir %|vaxtaprósenta`),
    'card-number': list(`kort|kortnúmer|kortnr.`),
    other: list(`punktar|staða greiðslu|land|afborgun|fjöldi`),
  },
  phrases: {
    opening: list(
      `staða við síðustu útskrift|staða flutt|upphafsstaða|staða í upphafi|staða í upphafi tímabils|fyrri staða|flutt staða|staða í byrjun tímabils|staða frá fyrra yfirliti|flutt frá fyrra yfirliti|staða við upphaf tímabils`,
    ),
    closing: list(
      `lokastaða|staða í lok tímabils|staða í lok|ný staða|staða reiknings|staða við lok tímabils|núverandi staða|staða nú|samtals til greiðslu|til greiðslu|staða þann`,
    ),
    'carried-forward': list(`flutt á næstu síðu|flyst á næstu síðu|framhald á næstu síðu|staða flutt á næstu síðu`),
    'brought-forward': list(`flutt frá fyrri síðu|flutt af fyrri síðu|framhald frá fyrri síðu`),
    subtotal: list(`millisamtala|samtals á síðu|samtals dags|samtals kort`),
    'total-in': list(
      `innborganir samtals|samtals innborganir|samtals inn|samtals kredit|innborganir alls|samtals innlagnir|inn samtals|kredit samtals|heildarinnborganir`,
    ),
    'total-out': list(
      `úttektir samtals|samtals úttektir|samtals út|samtals debet|úttektir alls|út samtals|debet samtals|heildarúttektir|samtals útborganir`,
    ),
    total: list(`samtals|alls|heildarupphæð|samtala|samtals færslur`),
    count: list(`fjöldi færslna|fjöldi hreyfinga|fjöldi færsla`),
    'daily-balance': list(`dagstaða|meðalstaða|staða í lok dags`),
    pending: list(`óbókaðar færslur|frátekin upphæð|í bið|heimildir í bið|ógreitt|óbókað|væntanlegar færslur|frátekið`),
    period: list(`tímabil|fyrir tímabilið|frá degi|til dags|tímabilið|hreyfingar frá|á tímabilinu`),
    'statement-date': list(`dagsetning yfirlits|dags. yfirlits|staða per`),
    'print-date': list(
      `prentað|prentdagur|útgáfudagur|dagsetning útprentunar|dags.|dagsetning|útprentað|dags. útprentunar`,
    ),
    'statement-number': list(`númer yfirlits|yfirlit nr.|yfirlitsnúmer|nr. yfirlits`),
    'account-number': list(
      `reikningur|reikningsnúmer|reikningsnr.|reikningur nr.|kortnúmer|kortanúmer|númer reiknings|lánsnúmer|númer korts`,
    ),
    iban: list(`iban|iban númer|iban nr.`),
    bic: list(`bic|swift|bic/swift|swift kóði`),
    holder: list(
      `eigandi|reikningseigandi|eigandi reiknings|korthafi|nafn|nafn reikningseiganda|viðskiptavinur|nafn korthafa`,
    ),
    currency: list(`mynt|gjaldmiðill|mynt reiknings|upphæðir í`),
    'section-in': list(`innborganir|innlagnir|greiðslur inn`),
    'section-out': list(`úttektir|kortafærslur|útborganir|kaup`),
    'section-booked': list(
      `færslur|hreyfingar|færsluyfirlit|hreyfingar á reikningi|bókaðar færslur|hreyfingalisti|færslulisti`,
    ),
    summary: list(`samantekt|yfirlit reikninga|heildaryfirlit`),
    'available-balance': list(`til ráðstöfunar|ráðstöfunarfé|laust til úttektar|ónotuð heimild|laus staða`),
    'credit-limit': list(`heimild|yfirdráttarheimild|yfirdráttur|úttektarheimild|kreditheimild|heimild korts`),
    'minimum-payment': list(`lágmarksgreiðsla|lágmarksafborgun|lágmark til greiðslu`),
    'payment-due': list(`gjalddagi|eindagi|greiðist fyrir|greiðist í síðasta lagi`),
    'interest-rates': list(
      `vextir|vaxtakjör|innlánsvextir|útlánsvextir|yfirdráttarvextir|árleg hlutfallstala kostnaðar`,
    ),
    page: list(`síða|bls.|blaðsíða|bls`),
    'no-transactions': list(`engar færslur|engar hreyfingar|engar færslur fundust|engin hreyfing`),
    'not-a-transaction': list(
      `tryggingarsjóður|kennitala|þjónustuver|kæri viðskiptavinur|athugið|vinsamlegast|upplýsingar um|virðisaukaskattsnúmer`,
    ),
  },
  marks: { in: list(`k|kredit|inn|innborgun`), out: list(`d|debet|út|úttekt`) },
  statementTitles: list(
    `reikningsyfirlit|yfirlit|yfirlit reiknings|færsluyfirlit|kortayfirlit|hreyfingalisti|yfirlit yfir reikning|hreyfingayfirlit|kreditkortayfirlit|yfirlit kreditkorts|bankayfirlit`,
  ),
  otherTitles: list(
    `reikningur nr|sölureikningur|kvittun|launaseðill|tilboð|pöntun|afhendingarseðill|verðskrá|verðlisti|samningur|ársreikningur|efnahagsreikningur|rekstrarreikningur|skattframtal|greiðsluáætlun|fundargerð|ferilskrá|vottorð|áminning|innheimtubréf|tryggingaskírteini|stundaskrá|matseðill|orkureikningur|sjóðbók|viðskiptamannayfirlit|umsókn|afborgunartafla`,
  ),
  accountTypes: {
    checking: list(
      `veltureikningur|tékkareikningur|launareikningur|debetkortareikningur|debetreikningur|hlaupareikningur`,
    ),
    savings: list(
      `sparireikningur|sparnaðarreikningur|sparnaður|innlánsreikningur|verðtryggður sparnaður|bundinn reikningur`,
    ),
    'credit-card': list(`kreditkort|greiðslukort|kreditkorts|kreditkortareikningur|kortareikningur`),
    loan: list(`lán|íbúðalán|húsnæðislán|skuldabréf|bílalán|fasteignalán`),
    unknown: list(`fyrirframgreitt kort|verðbréfareikningur|rafrænt veski|vörslureikningur`),
  },
};
