import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** French: France, Belgium, Switzerland, Luxembourg, Canada, Maghreb, West and Central Africa. */
export const fr: Language = {
  code: 'fr',
  months: monthList(`janvier|janv|jan; février|févr|fév; mars|mar; avril|avr; mai; juin|jun; juillet|juil|jul; août|aoû;
    septembre|sept|sep; octobre|oct; novembre|nov; décembre|déc`),
  weekdays: list(`lundi|lun|mardi|mar|mercredi|mer|jeudi|jeu|vendredi|ven|samedi|sam|dimanche|dim`),
  headings: {
    date: list(`date|date et heure|dates|date opération|date d'opération|date de l'opération|date op.|date opé.|date opér.|date comptable|date compta|date de comptabilisation|date comptabilisation|
      comptabilisé le|date d'écriture|date écriture|date inscription|inscrite le|date d'inscription|date de traitement|jour|date d'enregistrement|date de passation|date de report|date d'exécution|jj/mm|date inscr.|écriture|date/heure|date heure|date - heure|date & heure|date et heure de l'opération|date et heure de la transaction|date de l'écriture|date de mouvement|date du mouvement|date mouvement|date d'opé.|
      date d'oper.|date de compta.|date d'enreg.|date enreg.|date de débit/crédit|date d'imputation|date imputation|date de saisie|d. opé.|date de l'inscription|date d'inscr.|date report|date du report|
      date de débit|date de comptab.`),
    'value-date': list(
      `valeur|date valeur|date de valeur|date val.|dt valeur|val.|valeur au|date d'effet|d. valeur|date de la valeur|date vale.|dte valeur|dte val.|dt. val.|date effective|date de prise d'effet`,
    ),
    'transaction-date': list(
      `date de transaction|date transaction|date d'achat|date achat|date de l'achat|date de vente|date de la transaction|transaction|trans.|date de l'opération carte|effectué le|date facture|date de facture|date de trans.|date trans.|date transac.|date de l'opé.|date de la vente|date d'opération carte|date de paiement carte|date de la dépense|date de dépense|date d'op. carte|date de facturation carte|
      date du paiement`,
    ),
    description:
      list(`libellé|libellés|libellé des opérations|libellé de l'opération|nature des opérations|nature de l'opération|nature opération|nature|opération|opérations|détail|détails|détail des opérations|détails de l'opération|
      description|descriptif|désignation|désignation des opérations|intitulé|intitulé de l'opération|motif|communication|communications|écritures|texte comptable|texte|désignation de l'opération|description de l'opération|
      commerçant|nom du commerçant|libellé opération|libellé/référence|détail de l'opération|objet|description des opérations|vos opérations|mouvements|transactions|activité|marchand|libellé de la transaction|libellé complet|informations|libellé de l'écriture|libellé des écritures|libellé du mouvement|libellé mouvement|libellé des mouvements|libellé et référence|libellé de votre opération|libellé simplifié|libellé détaillé|
      libellé court|nature de l'écriture|nature de la transaction|nature du mouvement|nature et référence de l'opération|description de la transaction|description de l'achat|description du mouvement|
      description transaction|descriptif de l'opération|descriptif opération|détail de la transaction|détails de la transaction|détails des transactions|détails du mouvement|détail du mouvement|
      détail des mouvements|détail des écritures|texte de comptabilisation|texte d'écriture|texte de l'écriture|nom du marchand|nom du marchand ou description|commerçant / lieu|opération effectuée|
      opérations effectuées|motif de l'opération|motif du paiement|motif de paiement|objet de l'opération|intitulé opération|intitulé des opérations|informations sur la transaction|désignation opération|
      type et description`),
    reference: list(
      `référence|réf.|réf|références|n° de pièce|n° pièce|n° opération|numéro|n° de chèque|n° chèque|n° de référence|numéro de référence|pièce|n° d'opération|no de référence|no. de réf.|no chèque|no réf.|référence opération|n° transaction|numéro d'opération|n° de transaction|numéro de transaction|n° du chèque|réf. opération|no de chèque|numéro de chèque|numéro de pièce|n° pce|n° de doc.|n° document|n° de document|numéro de document|référence de l'opération|référence client|référence bancaire|réf. banque|réf. client|réf. transaction|
      référence de la transaction|référence transaction|référence de transaction|numéro opération|numéro transaction|n° d'écriture|numéro d'écriture|n° écriture|n° de mouvement|n° mouvement|
      numéro de mouvement|identifiant de transaction|id de transaction|id transaction|n° réf.|n° de réf.|numéro de réf.|code de référence|n° autorisation|n° d'autorisation|numéro d'autorisation|n° facture|
      n° de facture|no de transaction|no de pièce|no transaction|no document|numéro du chèque|n° chq`,
    ),
    type: list(
      `type|type d'opération|type opération|code opération|code|code op.|catégorie d'opération|mode|moyen de paiement|type de transaction|genre|type de mouvement|type mouvement|type de paiement|type d'écriture|mode de paiement|mode paiement|code mouvement|code de l'opération|code transaction|code de transaction|nature op.`,
    ),
    amount: list(
      `montant|montants|montant de l'opération|montant opération|montant débit/crédit|débit/crédit|débit / crédit|débit ou crédit|crédit/débit|somme|montant en|montant net|montant débité/crédité|montant de la transaction|montant transaction|montant euros|montant eur|montant imputé|total|mouvement|montant total|montant de l'écriture|montant du mouvement|montant mouvement|montant facturé|montant porté au compte|montant comptabilisé|montant de la dépense|montant de l'achat|montant +/-|débit(-)/crédit(+)|
      débit (-) / crédit (+)|crédits/débits|débit et crédit|entrées/sorties|entrée/sortie|montant débit ou crédit|montant de compte|montant imputé au compte|montant en francs|montant en fcfa|montant fcfa|
      montant en dirhams|montant dh|montant en dinars|montant des opérations|montant débité ou crédité|recettes/dépenses|dépôts/retraits|retraits/dépôts|retrait/dépôt`,
    ),
    'money-in': list(
      `crédit|crédits|crédit (+)|crédit €|avoir|versement|versements|versé|dépôt|dépôts|recettes|encaissements|encaissement|entrées|entrée|montant crédit|montant au crédit|au crédit|dépôts (crédits)|en votre faveur|à votre crédit|crédité|bonifications|montant crédité|mouvements créditeurs|reçu|remises|paiements et crédits|opérations au crédit|revenus|créances|montants crédités|montants déposés|montant déposé|montants ajoutés à votre compte|montants ajoutés|montant reçu|crédit fcfa|crédit dh|dépôts et autres crédits|versements et crédits|
      paiements/crédits|paiements et versements|paiement/crédit|entrée d'argent|argent reçu|mouvement créditeur|mouvements crédit|mouvements au crédit|mouvement crédit|opérations créditrices|sommes créditées|
      somme créditée|porté au crédit`,
    ),
    'money-out': list(
      `débit|débits|débit (-)|débit €|doit|retrait|retraits|dépense|dépenses|décaissements|décaissement|sorties|sortie|montant débit|montant au débit|au débit|retraits (débits)|à votre charge|à votre débit|prélèvements|paiements|paiement|débité|charges|montant débité|mouvements débiteurs|chèques et débits|achats|opérations au débit|achats et débits|montants débités|montants retirés|montant retiré|montants prélevés de votre compte|montants prélevés|montants déduits de votre compte|montants déduits|montant payé|montant dépensé|débit fcfa|débit dh|
      retraits et débits|retraits et autres débits|achats/frais|sortie d'argent|argent dépensé|argent envoyé|mouvement débiteur|mouvements débit|mouvements au débit|mouvement débit|
      opérations débitrices|sommes débitées|somme débitée|porté au débit|débits et chèques|chèques et retraits`,
    ),
    balance: list(
      `solde|soldes|solde en|nouveau solde|solde après opération|solde progressif|solde courant|solde comptable|solde du compte|solde quotidien|solde du jour|solde cumulé|solde eur|solde après|position|solde intermédiaire|solde total|solde valeur|solde après transaction|solde après mouvement|solde après l'opération|solde après la transaction|solde après écriture|solde au jour|solde fin de journée|solde de fin de journée|solde en compte|
      solde en valeur|solde disponible|solde journalier|solde restant|solde du jour comptable|solde actuel|solde final|solde fcfa|solde résultant|solde dû|solde évolutif|
      solde créditeur/débiteur|solde glissant`,
    ),
    currency: list(
      `devise|monnaie|dev.|code devise|monnaie du compte|devise du compte|devise de l'opération|devise de transaction|devise de la transaction|devise opération|monnaie de la transaction|monnaie de transaction`,
    ),
    mark: list(`sens|d/c|c/d|signe|débit/crédit (d/c)|+/-|dt/ct|db/cr`),
    fee: list(
      `frais|commission|commissions|frais et commissions|coût|frais de tenue|taxe|tva|frais bancaires|frais et taxes|frais de transaction|montant des frais|commissions et frais|frais opération|frais de service|frais de l'opération`,
    ),
    net: list(`net|montant net|total net`),
    gross: list(`brut|montant brut|total brut`),
    category: list(
      `catégorie|catégories|rubrique|sous-catégorie|famille|catégorie de dépenses|catégorie de dépense|catégories de dépenses|catégorie d'achat`,
    ),
    counterparty: list(
      `bénéficiaire|donneur d'ordre|contrepartie|nom|émetteur|tiers|payeur|créancier|débiteur|bénéficiaire/donneur d'ordre|nom de la contrepartie|destinataire|nom contrepartie|expéditeur|nom du bénéficiaire|nom bénéficiaire|nom du donneur d'ordre|nom de l'émetteur|nom du payeur|nom du tiers|nom du créancier|contrepartie / communication|nom de l'expéditeur|nom du destinataire`,
    ),
    'counterparty-account': list(
      `compte contrepartie|compte de la contrepartie|compte bénéficiaire|compte du bénéficiaire|iban contrepartie|n° compte contrepartie|compte de contrepartie|numéro de compte contrepartie|numéro de compte de la contrepartie|compte du donneur d'ordre|compte destinataire|compte émetteur|n° de compte de la contrepartie|
      iban de la contrepartie|compte tiers`,
    ),
    note: list(
      `note|notes|remarque|remarques|commentaire|commentaires|message|information|informations complémentaires|observations|info|informations supplémentaires|communication libre|précisions|remarques complémentaires`,
    ),
    branch: list(
      `agence|succursale|guichet|code agence|lieu|code guichet|agence d'origine|lieu d'opération|lieu de l'opération`,
    ),
    sequence: list(`n°|no|no.|nr|ligne|séq.|n° d'ordre|ordre|n° séquence|num.`),
    time: list(`heure|heures|heure d'opération|heure de l'opération|heure opération|heure de la transaction`),
    'foreign-amount': list(
      `montant en devise|montant en devises|montant d'origine|montant original|devise d'origine|montant devise|contre-valeur|montant initial|montant local|montant en monnaie étrangère|devises|montant dans la devise|montant en devise d'origine|montant devise d'origine|montant dans la devise d'origine|montant en devise étrangère|montant en devises étrangères|montant de la transaction en devise|
      montant de l'opération en devise|montant monnaie étrangère|montant de la monnaie d'origine|montant en monnaie d'origine|montant d'achat|devise étrangère|montant en monnaie locale|
      montant en devise locale|monnaie d'origine`,
    ),
    rate: list(
      `taux|cours|taux de change|cours de change|taux d'intérêt|taux %|taux de conversion|taux appliqué|cours appliqué|taux de change appliqué|taux ch.`,
    ),
    'card-number': list(
      `carte|n° carte|n° de carte|numéro de carte|porteur|titulaire de la carte|no de carte|carte utilisée|titulaire carte|porteur de carte|nom du porteur|numéro carte|carte se terminant par`,
    ),
    other: list(
      `points|échéance|quantité|nombre|pays|ville|statut|franco|exo|exonération|nbre|jours|nombres|mensualité|parts|points bonis|remises en argent|dépôt minimum`,
    ),
  },
  phrases: {
    opening:
      list(`solde initial|état de compte|solde précédent|ancien solde|solde antérieur|solde d'ouverture|solde au début|solde en début de période|solde de départ|solde reporté|report solde|solde créditeur au|solde débiteur au|votre ancien solde|
      solde du dernier relevé|solde du relevé précédent|solde précédent au|solde début de période|solde à l'ouverture|solde dernier relevé|solde créditeur précédent|solde débiteur précédent|solde début|solde d'ouverture au|solde au|report du solde|
      solde du mois précédent|montant du dernier relevé|solde précédent créditeur|solde précédent débiteur|ancien solde créditeur|ancien solde débiteur|ancien solde au|report de l'ancien solde|solde à nouveau|à nouveau|solde du précédent relevé|ancien solde en votre faveur|solde de début|solde au dernier relevé|solde de votre dernier relevé|solde du dernier extrait|solde dernier extrait|solde de l'extrait précédent|solde extrait précédent|solde relevé précédent|
      solde de la période précédente|solde période précédente|solde fin de période précédente|solde en début de mois|solde départ|solde départ au|solde comptable précédent|solde comptable initial|
      solde comptable d'ouverture|solde reporté du relevé précédent|solde du relevé de compte précédent|solde du compte précédent|ancien solde en notre faveur|solde de la dernière facture|
      solde du dernier décompte|solde dernier décompte|solde décompte précédent|montant du relevé précédent|report dernier décompte|report du mois précédent|solde mois précédent|report ancien solde|
      position initiale|ancien encours|encours précédent|solde dû précédent|solde impayé précédent|situation précédente`),
    closing:
      list(`nouveau solde|état de compte|solde de fermeture|solde final|solde de clôture|solde actuel|solde à ce jour|solde en fin de période|solde fin de période|solde de fin de période|solde à la clôture|votre nouveau solde|solde au|solde final au|solde arrêté au|nouveau solde au|solde créditeur|solde débiteur|
      solde créditeur au|solde débiteur au|solde de fin|solde en fin|solde du compte au|nouveau solde créditeur|nouveau solde débiteur|solde en votre faveur|solde en notre faveur|solde disponible au|montant dû|total à payer|solde en euros|solde définitif|nouveau solde en votre faveur|solde au terme|solde dû|montant prélevé|solde comptable au|solde à la fin|montant à payer|solde fin|solde comptable final|solde comptable de clôture|solde comptable actuel|solde à la date du relevé|solde de votre compte|solde de votre compte au|solde nouveau|solde nouveau au|votre solde au|
      solde à votre crédit|solde à votre débit|solde à payer|solde à régler|solde impayé|total dû|montant total dû|montant total à payer|solde de la facture|montant de la facture|montant de votre facture|
      total facturé|total à régler|montant à régler|solde à nouveau au|encours total|encours total au|nouvel encours|total de l'encours|montant de l'encours|position finale|total prélevé|total débité le|
      montant débité sur votre compte|montant à débiter|total en notre faveur|total en votre faveur|arrêté de solde`),
    'carried-forward': list(
      `à reporter|report à nouveau|solde à reporter|report à la page suivante|suite page suivante|suite au verso|total à reporter|à reporter page suivante|report page suivante|suite à la page suivante|solde à reporter page suivante|sous-total à reporter|transport|suite à la page|suite en page suivante|suite sur la page suivante|suite à la feuille suivante|suite feuille suivante|suite des opérations au verso|suite des opérations page suivante|suite des opérations à la page suivante|voir suite au verso|voir suite page suivante|suite sur feuillet suivant|suite page|tournez s'il vous plaît|report sur la page suivante|report sur page suivante|report à la feuille suivante|solde reporté à la page suivante|solde reporté page suivante|total reporté à la page suivante|
      suite des opérations au dos|suite au dos|voir suite au dos|suite des opérations en page suivante|à suivre page suivante|suite des mouvements page suivante|suite sur page suivante|
      suite de vos opérations au verso`,
    ),
    'brought-forward': list(
      `report|report de la page précédente|report page précédente|solde reporté|total reporté|report de page|suite de la page précédente|report précédent|suite du recto|solde page précédente|solde de la page précédente|solde reporté de la page précédente|report de la feuille précédente|report du feuillet précédent|report feuillet précédent|montant reporté|
      suite de page précédente|suite de la feuille précédente`,
    ),
    subtotal: list(
      `sous-total|sous total|total page|total de la page|total du jour|total partiel|total carte|total de la carte|total intermédiaire|total des opérations de la carte|sous-totaux|total journalier|total du porteur|total porteur|total pour la carte|total de cette carte|total de cette page|total pour cette page|total par carte|total par porteur|total des opérations de la journée|
      total page à reporter`,
    ),
    'total-in':
      list(`entrée d'argent|total crédit|total crédits|total des crédits|total au crédit|total créditeur|total des dépôts|total des versements|total des encaissements|total des opérations créditrices|total des mouvements créditeurs|total mouvements créditeurs|mouvements créditeurs|
      total des entrées|total recettes|total des recettes|total dépôts|crédits totaux|total versements|total opérations au crédit|total crédité|total des virements reçus|total des revenus|total des opérations au crédit|total des paiements reçus|montant total des crédits|total entrées|total bonifications|total des montants crédités|total de vos dépôts|total de vos versements|total des mouvements au crédit|total mouvements crédit|total des mouvements crédit|total mouvements au crédit|
      total de vos crédits|total de vos encaissements|total de vos revenus|total des opérations de crédit|total opérations créditrices|total écritures créditrices|total des écritures au crédit|
      total des écritures créditrices|total dépôts et crédits|total des dépôts et crédits|total des dépôts et autres crédits|total des paiements et crédits|
      total paiements et crédits|total des paiements et des crédits|total des entrées d'argent|total reçu|total des montants reçus|total versé|total des rentrées|total rentrées|total encaissements|
      somme des crédits|crédits de la période|vos versements|total des avoirs|total des remboursements|montant des crédits|total des virements en votre faveur|total des remises|total de la colonne crédit|
      montant total crédité|nombre et montant des crédits`),
    'total-out':
      list(`sortie d'argent|total débit|total débits|total des débits|total au débit|total débiteur|total des retraits|total des paiements|total des prélèvements|total des opérations débitrices|total des mouvements débiteurs|total mouvements débiteurs|mouvements débiteurs|
      total des sorties|total dépenses|total des dépenses|total retraits|débits totaux|total prélèvements|total opérations au débit|total débité|total des achats|total des frais|total achats|total des opérations au débit|total de vos dépenses|montant total des débits|total sorties|
      total des opérations par carte|total des chèques|total frais|total des factures carte|total des paiements carte|total de vos achats|total des montants débités|total de vos retraits|total de vos paiements|total de vos prélèvements|total des mouvements au débit|total mouvements débit|total des mouvements débit|
      total mouvements au débit|total de vos débits|total des opérations de débit|total opérations débitrices|total écritures débitrices|total des écritures au débit|total des écritures débitrices|
      total retraits et débits|total des retraits et débits|total des chèques et débits|total des chèques et autres débits|total des achats et débits|total des sorties d'argent|total dépensé|
      total décaissements|total des décaissements|somme des débits|débits de la période|total des frais et intérêts|total des frais bancaires|total des commissions|total des avances de fonds|total des virements émis|total paiements carte|total des paiements par carte|total des opérations carte|total opérations carte|total de vos opérations carte|
      total carte à débit différé|montant total débité|total factures carte|total des intérêts et frais|montant des débits|total de la colonne débit|total de vos paiements carte|total des opérations du mois`),
    total: list(
      `total|totaux|total des mouvements|total des opérations|total général|totaux des mouvements|total du mois|totaux des opérations|total période|total de la période|total mouvements|montant total|total des transactions|totaux de la période|total opérations|mouvements de la période|total des écritures|totaux en euros|totaux des écritures|total des opérations de la période|total général des mouvements`,
    ),
    count: list(
      `nombre d'opérations|nb d'opérations|nombre de transactions|nombre de débits|nombre de crédits|nombre d'écritures|nbre d'opérations|nombre de mouvements|nb opérations|nombre de chèques|nombre d'opérations au débit|nombre d'opérations au crédit|nb de débits|nb de crédits|nb d'écritures|nombre de retraits|nombre de dépôts|nombre de chèques émis`,
    ),
    'daily-balance': list(
      `solde quotidien|soldes quotidiens|solde du jour|solde journalier|solde de fin de journée|soldes journaliers|solde moyen|solde en fin de journée|solde intermédiaire au|solde de clôture quotidien|soldes en fin de journée|solde minimal quotidien|solde mensuel moyen|solde minimum`,
    ),
    pending: list(
      `opérations à venir|en attente|opérations en attente|non comptabilisé|non comptabilisées|opérations non comptabilisées|opérations en cours|en cours|encours carte|encours|à débiter|transactions en attente|prélèvements à venir|opérations en cours de traitement|paiements à venir|opérations différées à venir|réservations|en cours de traitement|opérations non encore comptabilisées|autorisations en cours|échéances à venir|opérations non encore débitées|opérations carte à venir|dépenses à venir|prochains prélèvements|prochaines opérations|prochaines échéances|opérations prévues|opérations planifiées|versements à venir|
      virements programmés|virements à venir|opérations à débiter|encours des opérations carte|transactions non comptabilisées|transactions autorisées|transactions non encore facturées|opérations différées|
      opérations sous réserve|montants réservés|montant réservé|mouvements à venir|mouvements en attente|écritures en attente|opérations à comptabiliser|valeurs non échues`,
    ),
    period: list(
      `période|période du|période du relevé|du|relevé du|pour la période|pour la période du|période de facturation|opérations du|extrait du|mouvements du|période couverte|période de relevé|relevé de compte du|de la période du|période allant du|votre relevé du|activité du|date du relevé du|pour le mois de|extrait de compte du|édition du|période de l'extrait|du relevé précédent au|plage de dates|extrait pour la période|extrait de la période|opérations comptabilisées du|opérations effectuées du|date de début|date de fin|
      mouvements du compte du|mouvements pour la période du|intervalle de dates`,
    ),
    'statement-date': list(
      `date du relevé|date de relevé|date d'arrêté|arrêté au|arrêté de compte au|relevé au|situation au|date de clôture|date de l'extrait|extrait au|à la date du|date de fin de relevé|date de l'arrêté|arrêté le|arrêtée au|situation de vos comptes au|situation de compte au|situation arrêtée au|date de facture|date du décompte|date de décompte|
      extrait de compte au|date de fermeture du relevé|date de fin de période`,
    ),
    'print-date': list(
      `édité le|date d'édition|établi le|en date du|imprimé le|date d'émission|émis le|relevé édité le|date du document|date|généré le|date de facturation|édité au|téléchargé le|exporté le|généré au|créé le|préparé le`,
    ),
    'statement-number': list(
      `relevé n°|n° de relevé|numéro de relevé|extrait n°|n° d'extrait|numéro d'extrait|n° relevé|extrait|relevé numéro|feuillet|folio|extrait de compte n°|feuille|relevé no|n° du relevé|relevé de compte n°|relevé de compte no|n° séquentiel|décompte n°|n° de facture|no de relevé|no du relevé|relevé de compte numéro`,
    ),
    'account-number': list(
      `compte n°|n° de compte|numéro de compte|n° compte|compte|compte numéro|no de compte|numéro du compte|no compte|compte no|n° du compte|numéro de carte|carte n°|n° de carte|no de carte|votre compte n°|référence du compte|rib|identifiant du compte|votre compte|compte courant n°|compte chèques n°|compte bancaire n°|numéro de contrat|n° de contrat|folio|numéro de folio|no de folio|compte support|compte de chèques n°|compte de dépôts n°|livret n°|livret a n°|numéro de votre compte|numéro de votre carte|carte numéro|carte no|numéro de client et compte|n° cpt|cpte n°|n° cpte|références bancaires|
      ccp n°|numéro rib|n° de prêt|numéro de prêt`,
    ),
    iban: list(
      `iban|n° iban|numéro iban|code iban|identifiant international de compte|identifiant international|numéro de compte bancaire international|identification internationale`,
    ),
    bic: list(
      `bic|code bic|swift|code swift|bic/swift|bic-swift|adresse swift|identifiant international de l'établissement|bic (swift)|identifiant bic`,
    ),
    holder: list(
      `titulaire|titulaire du compte|titulaires|nom du titulaire|intitulé du compte|nom|client|m.|mme|m. ou mme|mlle|monsieur|madame|nom du client|au nom de|porteur|titulaire de la carte|cotitulaire|intitulé|détenteur|nom et prénom|rubrique|nom et adresse|porteur de la carte|titulaire(s) du compte|titulaire de compte|intitulé compte|nom / raison sociale|raison sociale|détenteur du compte|titulaires du compte|propriétaire du compte`,
    ),
    currency: list(
      `devise|monnaie|devise du compte|monnaie du compte|en euros|montants exprimés en|exprimé en|montants en|montants en euros|devise de tenue de compte|compte tenu en|compte en|tenu en|tous les montants sont en|compte libellé en`,
    ),
    'section-in': list(
      `crédits|dépôts|versements|virements reçus|encaissements|opérations créditrices|remises de chèques|recettes|opérations au crédit|paiements reçus|paiements et crédits|revenus|entrées d'argent|virements en votre faveur|dépôts et crédits|rentrées|vos encaissements|virements créditeurs|paiements et autres crédits|argent reçu|opérations de crédit|opérations créditées|virements sepa reçus|paiements et remboursements`,
    ),
    'section-out': list(
      `débits|retraits|paiements|prélèvements|virements émis|paiements par carte|opérations par carte|opérations débitrices|chèques émis|chèques|achats|dépenses|frais|frais bancaires|retraits et débits|sorties d'argent|opérations au débit|opérations carte|paiements carte|paiements cb|frais et cotisations|avances de fonds|chèques débités|commissions|achats et débits|avances d'argent|vos dépenses|factures carte bancaire|intérêts et frais|vos opérations carte|vos opérations par carte|virements débiteurs|opérations de carte|opérations débitées|opérations de débit|factures carte|cartes de paiement|intérêts débités|avances en espèces|
      transferts de solde|argent dépensé|opérations au comptant`,
    ),
    'section-booked':
      list(`opérations|vos opérations|détail des opérations|mouvements|opérations comptabilisées|liste des opérations|détail des mouvements|opérations du compte|écritures|historique|historique des opérations|historique des transactions|transactions|vos transactions|opérations de la période|détail de vos opérations|
      relevé des opérations|mouvements du compte|opérations enregistrées|opérations passées|activité du compte|activités|activité de votre compte|opérations courantes|détails des transactions|vos mouvements|détail de votre compte|détail du compte courant|opérations du mois|mouvements du mois|activité détaillée|activité de la carte|activité dans le compte|activité de compte|détail de l'activité|
      détails de l'activité`),
    summary: list(
      `résumé|synthèse|récapitulatif|aperçu|situation de vos comptes|synthèse de vos comptes|vue d'ensemble|sommaire|situation de compte|sommaire du compte|en bref|votre situation|récapitulatif de vos comptes|résumé du compte|résumé de votre compte|position de vos comptes|l'essentiel|synthèse des comptes|situation générale|récapitulatif des frais|résumé des frais|total des intérêts|sommaire des opérations|résumé des opérations|résumé des mouvements|vos comptes en un coup d'oeil|en un coup d'œil|récapitulatif des opérations|récapitulatif des mouvements|
      récapitulatif de vos opérations|synthèse des opérations|synthèse de vos opérations|situation de votre compte|état de vos comptes|vos avoirs|informations sur le compte|renseignements sur le compte|
      renseignements sur le paiement|sommaire des frais|frais perçus depuis le début de l'année|total des frais perçus|cumul annuel|cumul depuis le début de l'année|position globale|votre patrimoine`,
    ),
    'available-balance': list(
      `solde disponible|disponible|montant disponible|crédit disponible|disponible à l'achat|fonds disponibles|somme disponible|solde utilisable|provision disponible|réserve disponible|avoir disponible|disponible de paiement|montant utilisable|limite de crédit disponible|avances de fonds disponibles|disponible pour achats|disponible pour avances de fonds|solde mobilisable|crédit utilisable`,
    ),
    'credit-limit': list(
      `limite de crédit|découvert autorisé|autorisation de découvert|plafond|plafond de paiement|plafond de retrait|plafond carte|facilité de caisse|ligne de crédit|limite de carte|plafond autorisé|découvert maximum autorisé|montant du découvert autorisé|limite|marge de crédit|limite de dépenses|facilité de caisse autorisée|plafond de paiement carte|réserve autorisée|limite de découvert|limite de crédit totale|montant autorisé|montant du crédit autorisé|plafond de dépenses|ligne de découvert|limite d'avances de fonds|limite pour avances de fonds|protection-découvert|crédit autorisé|
      facilité de découvert|autorisation de crédit|montant maximum du crédit`,
    ),
    'minimum-payment': list(
      `paiement minimum|versement minimum|montant minimum|mensualité minimale|paiement minimal|paiement minimum dû|remboursement minimum|montant minimum à payer|paiement minimum exigible|minimum à payer|mensualité|versement minimal|montant minimal à payer|montant minimal dû|paiement mensuel minimum|paiement mensuel minimal|remboursement minimal|remboursement mensuel minimum|montant en souffrance|
      montant en retard|montant échu`,
    ),
    'payment-due': list(
      `date d'échéance|à payer avant le|date limite de paiement|échéance|à régler avant le|sera prélevé le|prélèvement le|date d'exigibilité|montant exigible|payable avant le|date de prélèvement|débité le|seront débités le|montant débité le|exigible le|sera débité le|paiement dû le|date limite du paiement|date de paiement|à payer jusqu'au|à payer au plus tard le|payable jusqu'au|payable au plus tard le|paiement dû|paiement au plus tard le|paiement à effectuer avant le|
      à régler au plus tard le|sera débité de votre compte|sera prélevé sur votre compte|sera prélevé sur votre compte le|sera porté au débit de votre compte|date de débit de votre compte|
      date de débit sur votre compte|prélevé sur votre compte le|débité sur votre compte le|date du prélèvement|date du prochain prélèvement|prochain prélèvement|prochain paiement|délai de paiement|
      votre paiement est dû le|date de règlement au plus tard`,
    ),
    'interest-rates': list(
      `taux d'intérêt|taux débiteur|taux créditeur|taux annuel|taeg|teg|taux effectif global|intérêts débiteurs|intérêts créditeurs|taux nominal|taux de découvert|agios|taux débiteur annuel|taux annuel effectif global|taux d'intérêt annuel|taux en vigueur|taux brut|intérêts acquis|taux du découvert|seuil de l'usure|taux conventionnel|taux d'intérêts|taux effectif annuel|taux annuels|taux de base|taux mensuel|taux journalier|taux quotidien|taux préférentiel|taux de rémunération|taux net|intérêts bruts|intérêts nets|intérêts courus|intérêts perçus|
      intérêts versés|intérêts payés depuis le début de l'année|intérêts gagnés|taux du crédit|impôt anticipé|prélèvements sociaux|taux de pénalité|taux usuraire`,
    ),
    page: list(
      `page|p.|feuillet|feuille|page suivante|tournez la page|fin du relevé|folio|pages|fin de l'extrait|voir au verso|suite|suite page|fin de relevé|fin du document|fin d'extrait|fin de l'état de compte|fin des opérations|fin de liste`,
    ),
    'no-transactions': list(
      `aucune opération|aucun mouvement|pas d'opération|aucune transaction|aucune opération enregistrée|pas de mouvement|aucune opération sur la période|néant|aucune écriture|aucune activité|aucune opération comptabilisée|pas d'opérations|pas de transaction|pas de transactions|pas de mouvements|sans mouvement|il n'y a pas eu d'opération|compte sans mouvement|aucune donnée`,
    ),
    'not-a-transaction':
      list(`taux de change|garantie des dépôts|sauf erreur ou omission|fonds de garantie|information|informations importantes|points de fidélité|service clients|à votre écoute|vos contacts|siège social|rcs|capital de|appel non surtaxé|en cas de réclamation|médiateur|orias|
      votre conseiller|total des frais|plafond de paiement carte|conditions générales|nous vous informons|à conserver|code banque|code guichet|clé rib|frais bancaires et cotisations|lettre|vos avantages|bon à savoir|cher client|tva intracommunautaire|bonus|cours du`),
  },
  marks: { in: list('cr|c|ct|crédit|av'), out: list('dt|d|db|débit|dr|déb') },
  statementTitles:
    list(`relevé de compte|relevé de comptes|extrait de compte|extraits de compte|relevé|relevé bancaire|relevé d'identité et de compte|relevé de carte|relevé de carte de crédit|relevé des opérations|votre relevé de compte|relevé mensuel|extrait|relevé de compte chèques|relevé de compte courant|relevé de compte bancaire|relevé compte courant|
    relevé de votre compte|relevé d'opérations|historique de compte|historique des opérations|relevé de votre carte|relevé de livret|décompte de carte de crédit|relevé carte bancaire|relevé de prêt|relevé de portefeuille de paiement|état de compte|relevé de compte joint|relevé de compte professionnel|livret de compte|extrait de carte|relevé de dépenses|détail du compte|avis d'extrait|relevé de portefeuille mensuel|état de mouvements|état des mouvements|historique du compte|historique des mouvements|historique de transactions|liste des mouvements|liste des opérations|
      détail des mouvements du compte|détail des opérations du compte|situation de compte|arrêté de compte|décompte mensuel|décompte de carte|décompte carte de crédit|facture de carte de crédit|
      facture mensuelle de carte|facture de votre carte|avis de compte|opérations du compte|mouvements du compte|mouvements de compte|consultation des mouvements`),
  otherTitles:
    list(`relevé de factures|relevé client|relevé fournisseur|relevé de compte client|relevé de compte fournisseur|compte client|compte fournisseur|extrait de compte client|extrait de compte fournisseur|factures impayées|balance âgée|
    balance générale|balance des comptes|grand livre|grand-livre|grand livre général|grand livre des tiers|grand livre auxiliaire|grand livre clients|grand livre fournisseurs|tableau d'amortissement|échéancier de prêt|tarifs et conditions|livre de caisse|journal de caisse|feuille de caisse|brouillard de caisse|journal des ventes|journal|tableau des immobilisations|plan d'amortissement|
    échéancier|échéancier de paiement|budget|budget prévisionnel|prévisionnel|plan de trésorerie|déclaration de tva|détail des appels|relevé d'appels|détail des communications|relevé kilométrique|carnet de bord|feuille d'heures|
    feuille de temps|inventaire|état des stocks|liste des commandes|résultats|calendrier|cours des fonds|valeurs liquidatives|relevé de portefeuille|relevé des frais|relevé annuel des frais|attestation de solde|attestation d'intérêts|
    relevé de points|facture d'eau|facture de gaz|facture téléphonique|relevé de consommation|compte locataire|appel de loyer|appel de fonds|appel de charges|avis de paiement|avis de virement|bordereau de remise|
    récapitulatif des ventes|ticket z|clôture de caisse|décompte de charges|décompte de prestations|relevé de prestations|
    facture|facture pro forma|devis|bon de commande|bon de livraison|bulletin de paie|bulletin de salaire|fiche de paie|avis d'imposition|avis d'échéance|quittance|quittance de loyer|reçu|ticket de caisse|attestation|certificat|contrat|bail|horaires|grille horaire|tarifs|grille tarifaire|liste de prix|menu|carte des vins|ordre du jour|procès-verbal|compte rendu|courrier|
    lettre|conditions générales|relevé d'identité bancaire|rib|avoir client|note de frais|relevé de notes|bilan|compte de résultat|offre de prêt|police d'assurance|appel de cotisation|facture d'électricité|relevé de carrière|mise en demeure|rappel|convocation|ordonnance|bon de réception|avis de situation|billet|itinéraire|curriculum vitae|notice`),
  accountTypes: {
    checking: list(
      `compte chèques|opérations courantes|compte chèque|compte courant|compte de dépôt|compte à vue|compte privé|compte bancaire|compte de chèques|compte-chèques|compte de paiement|compte joint|compte professionnel|compte de dépôts|compte personnel|compte opérations|compte individuel|compte salaire|compte commercial|épargne avec opérations|compte de transactions|compte d'opérations|compte en devise|compte en devises|compte en euros|compte opérationnel|compte entreprise|compte d'entreprise|compte pro|compte particulier|compte étudiant|
      compte jeune|compte postal|compte principal|compte de base|compte ordinaire|compte à chèques|compte de résidence|compte collectif|compte de particulier|compte à terme ordinaire|compte d'affaires|
      compte de trésorerie`,
    ),
    savings: list(
      `livret|livret a|compte d'épargne|compte épargne|épargne|ldds|ldd|pel|cel|compte sur livret|livret jeune|compte à terme|livret d'épargne|livret de développement durable|lep|csl|plan épargne logement|compte d'épargne à intérêt élevé|compte sur carnet|dépôt à terme|certificat de dépôt|celi|cpg|bon de caisse|3e pilier|pilier 3a|compte de prévoyance|compte placement`,
    ),
    'credit-card': list(
      `carte de crédit|carte bancaire|carte à débit différé|relevé de carte|débit différé|décompte de carte de crédit|compte carte|carte or|carte visa|carte mastercard|carte privilège|carte world|carte platine|carte gold|relevé carte|carte crédit|carte affaires|avance de fonds|avances de fonds`,
    ),
    loan: list(
      `prêt|emprunt|crédit immobilier|prêt immobilier|crédit renouvelable|prêt personnel|crédit à la consommation|hypothèque|compte de prêt|prêt hypothécaire|marge de crédit|crédit auto|réserve d'argent|crédit revolving|crédit permanent|ligne de crédit|crédit habitat|crédit hypothécaire|crédit logement`,
    ),
    unknown:
      list(`compte-titres|compte titres|pea|carte prépayée|portefeuille électronique|compte d'investissement|monnaie électronique|compte de monnaie électronique|porte-monnaie électronique|portefeuille numérique|portefeuille mobile|carte rechargeable|carte de voyage|compte titre|compte de titres|carte cadeau|
      compte mobile money|compte de paiement électronique|compte de dépôt de titres|compte d'instruments financiers`),
  },
};
